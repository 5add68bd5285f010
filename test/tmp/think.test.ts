import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { playMatch } from '../../src/measure/series/playMatch';
import { contestantMind } from '../../src/measure/contestants/contestants';
import type { Mind } from '../../src/measure/contestants/mind';
import { shippedBook, shippedDeck, starterDeck } from '../support/book';

const book = shippedBook();
const engine = createBattleEngine(book);
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const PAIRS = [['bastion', 'cinder'], ['cinder', 'thornveil'], ['galecrest', 'bastion'], ['thornveil', 'galecrest']] as const;

test('think', { timeout: 3e6 }, () => {
  const out: string[] = [];
  for (const name of (process.env.WHO ?? "marshal").split(',')) {
    for (const kind of (process.env.KIND ?? 'none,six').split(',')) {
      const deck = kind === 'none' ? starterDeck : shippedDeck;
      const inner = contestantMind(engine, { player: name as never, ignores: null });
      const turns: { t: number; n: number; longest: number }[] = [];
      let now = { t: 0, n: 0, longest: 0 };
      const mind: Mind = (truth, stream, intent) => {
        const before = cpu();
        const plan = inner(truth, stream, intent);
        const took = cpu() - before;
        now.t += took; now.longest = Math.max(now.longest, took);
        now.n = plan.analysis?.nodes ?? now.n;
        return plan;
      };
      for (let game = 0; game < Number(process.env.GAMES ?? 4); game++) {
        const [l, r] = PAIRS[game % 4] as readonly [string, string];
        playMatch(engine, { left: mind, right: mind }, { type: 'match', seed: 100 + game, decks: { left: deck(l), right: deck(r) }, battlefield: ['ruins','village','marsh','copses'][game % 4] as string }, (before, order) => {
          if (order.type === 'endTurn' ) { if (before.phase === 'battle') turns.push(now); now = { t: 0, n: 0, longest: 0 }; }
        });
      }
      const q = (key: 't' | 'n', p: number) => { const s = turns.map((x) => x[key]).sort((a, b) => a - b); return (s[Math.min(s.length - 1, Math.floor(p * s.length))] as number).toFixed(0); };
      out.push(`${name} ${kind}: turns ${turns.length} cpu ms p50 ${q('t', 0.5)} p95 ${q('t', 0.95)} max ${q('t', 1)} | positions p50 ${q('n', 0.5)} p95 ${q('n', 0.95)} max ${q('n', 1)}`);
      writeFileSync(process.env.OUT ?? "/tmp/content/think.txt", out.join("\n"));
    }
  }
  writeFileSync(process.env.OUT ?? '/tmp/content/think.txt', out.join('\n'));
});
