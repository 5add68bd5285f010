import { type BattleEngine, createBattleEngine } from '../../battle/BattleEngine';
import type { Plan } from '../players/player';
import { playerNamed } from '../players/playerNamed';
import type { AiRequest } from './aiRequest';
import { internObservation } from './internObservation';
import { createJitWarmUp, type WarmUpStep } from './jitWarmUp';
import type { AnsweringWorker } from './workerClient';

export type AiWorkerApi = AnsweringWorker<AiRequest, Plan>;

/** Runs a step when no request is pending. */
export type RunWhenIdle = (step: () => void) => void;

/** After its first answer it warms up the JIT step by step, so that no request waits for more than one step. */
export function createAiWorker(whenIdle: RunWhenIdle): AiWorkerApi {
  let engine: BattleEngine | null = null;
  return {
    answer({ player, book, seen, stream, intent }) {
      if (engine === null) {
        if (book === null) throw new Error('a request came before its book');
        engine = createBattleEngine(JSON.parse(book));
        warmUpWhenIdle(createJitWarmUp(engine), whenIdle);
      } else if (book !== null) engine = createBattleEngine(JSON.parse(book));
      const meant =
        intent === undefined ? undefined : { ...intent, begun: internObservation(engine.book, intent.begun) };
      return playerNamed(player)({ engine, seen: internObservation(engine.book, seen), stream, intent: meant });
    },
  };
}

function warmUpWhenIdle(step: WarmUpStep, whenIdle: RunWhenIdle): void {
  whenIdle(() => {
    if (step()) warmUpWhenIdle(step, whenIdle);
  });
}
