-- title: Cells where cards fall
-- tells: On which cell of the board cards and units fall, and of which side.
-- chart: heat column=x row=y value=falls split=rule_set
SELECT s.rule_set, e.position_x AS x, e.position_y AS y, count(*) AS falls,
  count(*) FILTER (WHERE c.side = 'left') AS of_left,
  count(*) FILTER (WHERE c.side = 'right') AS of_right,
  round(avg(e.round), 1) AS mean_round
FROM battle_events e
JOIN combat_sessions s ON s.id = e.combat_session_id
JOIN characters c ON c.id = e.character_id
WHERE e.type = 'fell'
GROUP BY s.rule_set, e.position_x, e.position_y
ORDER BY s.rule_set, y, x
