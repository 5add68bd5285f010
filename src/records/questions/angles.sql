-- title: Angle by zone
-- tells: From each third of the board, own, center or enemy, how often blows come from the front, the side and the rear, and what they take.
-- chart: heat column=angle row=zone value=mean_damage split=rule_set
SELECT s.rule_set, b.zone, b.angle, count(*) AS blows,
  round(100.0 * count(*) / sum(count(*)) OVER (PARTITION BY s.rule_set, b.zone), 1) AS percent_of_zone,
  round(avg(b.damage), 1) AS mean_damage
FROM battle_blows b
JOIN combat_sessions s ON s.id = b.combat_session_id
WHERE b.angle IS NOT NULL
GROUP BY s.rule_set, b.zone, b.angle
ORDER BY s.rule_set, b.zone, b.angle
