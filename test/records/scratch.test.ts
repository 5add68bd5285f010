import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { withRecords } from '../../src/records/database/openRecords';
import { verifySample } from '../../src/records/verify/verifySample';
import { openRecorder } from '../../src/records/write/recordAll';
import { cardBattles, FIELD_SETS, fieldBattles } from './support/battles';

it('scratch', async () => {
  const t0 = performance.now();
  const lap = (what: string) => console.log(what, Math.round(performance.now() - t0));
  const battles = [...cardBattles(100), ...FIELD_SETS.flatMap((set) => fieldBattles(set, 4))];
  lap(`played ${battles.length}`);
  const folder = join(mkdtempSync(join(tmpdir(), 'nk-')), 'db');
  await withRecords({ type: 'embedded', folder }, async (connection) => {
    lap('opened');
    const recorder = openRecorder(connection, { withMoments: false });
    for (const battle of battles) await recorder.add(battle);
    console.log(await recorder.finish());
    lap('recorded');
    console.log(
      (
        await connection.run(
          `select (select count(*) from battle_events), (select count(*) from battle_orders), (select count(*) from battle_blows), (select count(*) from tactical_maneuvers_log), (select count(*) from active_formations), pg_database_size(current_database())`,
        )
      ).rows,
    );
    const verified = await verifySample(connection, null, 1, () => undefined);
    console.log(verified.battles, verified.replayed, verified.found.slice(0, 5), verified.found.length);
    lap('verified');
  });
}, 200_000);
