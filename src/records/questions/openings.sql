-- title: Openings
-- tells: What a side does first, how often, and how often it wins then (a draw counts half).
-- chart: bars label=opening value=win_percent split=rule_set
WITH first AS (
  SELECT DISTINCT ON (o.combat_session_id, o.side) o.combat_session_id, o.side, o.type, o.detail, o.character_id
  FROM battle_orders o
  WHERE o.round = 1 AND o.type IN ('deploy', 'move', 'attack', 'step', 'stance', 'maneuver', 'form', 'wait', 'build', 'scan')
  ORDER BY o.combat_session_id, o.side, o.ordinal
), named AS (
  SELECT s.rule_set, s.winner, f.side,
    CASE s.mode
      WHEN 'card' THEN f.detail->>'card' || ' in column ' || ((f.detail->'at'->>'col')::int + 1)
      ELSE coalesce(c.kind || ': ', '') || f.type || coalesce(' ' || (f.detail->>'maneuver'), ' ' || (f.detail->>'stance'), '')
    END AS opening
  FROM first f
  JOIN combat_sessions s ON s.id = f.combat_session_id
  LEFT JOIN characters c ON c.id = f.character_id
)
SELECT rule_set, opening, count(*) AS sides,
  round(100 * avg(CASE WHEN winner = side THEN 1 WHEN winner = 'draw' THEN 0.5 ELSE 0 END), 1) AS win_percent
FROM named
GROUP BY rule_set, opening
HAVING count(*) >= 5
ORDER BY rule_set, sides DESC, opening
LIMIT 60
