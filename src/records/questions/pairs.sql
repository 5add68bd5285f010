-- title: Card pairs
-- tells: Which two cards or units of one side win most often together, among pairs that were seen often enough.
-- chart: bars label=one,other value=win_percent split=rule_set
WITH sides AS (
  SELECT s.rule_set, CASE WHEN s.winner = c.side THEN 2 WHEN s.winner = 'draw' THEN 1 ELSE 0 END AS halves,
    array_agg(DISTINCT c.kind) AS kinds
  FROM combat_sessions s
  JOIN characters c ON c.combat_session_id = s.id
  GROUP BY s.id, c.side
), pairs AS (
  SELECT rule_set, a.kind AS one, b.kind AS other, count(*) AS sides, round(50.0 * sum(halves) / count(*), 1) AS win_percent
  FROM sides, unnest(kinds) WITH ORDINALITY AS a(kind, place), unnest(kinds) WITH ORDINALITY AS b(kind, place)
  WHERE a.place < b.place
  GROUP BY rule_set, a.kind, b.kind
  HAVING count(*) >= 10
)
SELECT rule_set, one, other, sides, win_percent
FROM (SELECT *, row_number() OVER (PARTITION BY rule_set ORDER BY win_percent DESC, sides DESC, one, other) AS place FROM pairs) ranked
WHERE place <= 20
ORDER BY rule_set, place
