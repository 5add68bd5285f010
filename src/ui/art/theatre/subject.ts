import type { CombatType } from '../../../battle/model/combatType';
import type { Home, Manner, Order, Play } from '../../../content/art/recipe';

/** What a picture is made of: the data of a card, and its recipe if it has one. */
export interface UnitSubject {
  readonly kind: 'unit';
  readonly id: string;
  readonly faction: string;
  readonly type: CombatType;
  readonly cost: number;
  /** Of its first keyword. */
  readonly manner: Manner | undefined;
  /** Of its faction. */
  readonly home: Home | undefined;
  readonly emblem: string;
  readonly art: Play | undefined;
}

export interface OrderSubject {
  readonly kind: 'stratagem';
  readonly id: string;
  readonly faction: string;
  readonly emblem: string;
  /** Whom it is aimed at. */
  readonly target: string;
  readonly art: Order | undefined;
}

export type Subject = UnitSubject | OrderSubject;

/** `stage`: the whole play. `bust`: head and shoulders on a card of a phone. `token`: the same in the shape of its faction. `mark`: the emblem in that shape, where a face would not read. */
export const VIEWS = ['stage', 'bust', 'token', 'mark'] as const;
export type View = (typeof VIEWS)[number];
