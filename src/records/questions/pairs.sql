-- title: Card pairs
-- tells: Which two cards or units of one side win most often together, among pairs that were seen often enough.
-- chart: bars label=one,other value=win_percent split=rule_set
WITH fielded AS (
  SELECT DISTINCT combat_session_id, side, kind FROM characters
), pairs AS (
  SELECT s.rule_set, a.kind AS one, b.kind AS other, count(*) AS sides,
    round(100 * avg(CASE WHEN s.winner = a.side THEN 1 WHEN s.winner = 'draw' THEN 0.5 ELSE 0 END), 1) AS win_percent
  FROM fielded a
  JOIN fielded b ON b.combat_session_id = a.combat_session_id AND b.side = a.side AND b.kind > a.kind
  JOIN combat_sessions s ON s.id = a.combat_session_id
  GROUP BY s.rule_set, a.kind, b.kind
  HAVING count(*) >= 10
)
SELECT rule_set, one, other, sides, win_percent
FROM (SELECT *, row_number() OVER (PARTITION BY rule_set ORDER BY win_percent DESC, sides DESC, one, other) AS place FROM pairs) ranked
WHERE place <= 20
ORDER BY rule_set, place
