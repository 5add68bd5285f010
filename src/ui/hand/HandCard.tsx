import * as m from 'framer-motion/m';
import type { KeyboardEvent } from 'react';
import type { Card, CardId } from '../../battle/model/card';
import type { Speak } from '../../words/speak';
import { CostGem } from '../art/CostGem';
import { Medallion } from '../art/Medallion';
import { CardPicture } from '../art/pictures/CardPicture';
import { useIsSmall } from '../art/pictures/useIsSmall';
import { TypeBadge } from '../art/TypeBadge';
import { placeWord } from '../battle/places';
import { CardName } from '../common/card/CardName';
import { KeywordChips } from '../common/card/KeywordChips';
import { Stats } from '../common/card/Stats';
import { type CardLook, useCardLook } from '../common/card/useCardLook';
import { type Keyword, useKeywords } from '../common/card/useKeywords';
import { useStratagemText } from '../common/card/useStratagemText';
import { Key } from '../common/controls/Key';
import { NamedPicture } from '../common/controls/NamedPicture';
import { memoByValue } from '../common/hooks/memoByValue';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import { isByTouch } from '../input/pressEvents';
import { useTransition } from '../playback/useStage';
import { type CardLock, Lock } from './CardLock';
import styles from './HandCard.module.css';
import sizes from './HandCardSizes.module.css';
import { HandPlace } from './HandPlace';
import { HandStratagem } from './HandStratagem';

interface HandCardProps {
  /** The whole hand: when it is another, the cards close their gaps. */
  readonly held: string;
  readonly card: CardId;
  readonly index: number;
  readonly chosen: boolean;
  /** Before the first round: it is to go back into the deck. */
  readonly returning: boolean;
  /** A hint points at it. */
  readonly hinted: boolean;
  readonly playable: boolean;
  readonly lock: CardLock;
  /** What a stratagem can be aimed at now; `isFree` when it needs no target. Null for a unit, and while nobody may play. */
  readonly targets: { readonly count: number; readonly isFree: boolean } | null;
  readonly onPress: (byTouch: boolean) => void;
  readonly onPoint: () => void;
  readonly onLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

type Part =
  | 'card'
  | 'cost'
  | 'type'
  | 'field'
  | 'picture'
  | 'key'
  | 'needs'
  | 'back'
  | 'name'
  | 'body'
  | 'plain'
  | 'stats';

/** What a part looks like, and how it shrinks with its card. */
const part = (name: Part): string => `${styles[name]} ${sizes[name]}`;

/** Letters of a name that fit on one line of a card. */
const LONGEST_NAME = 18;

/** Seconds at normal speed. */
const LIFT = 0.16;

/** A card of the hand. One that can't be played now says why and can still be looked at. */
export const HandCard = memoByValue(function HandCard(props: HandCardProps) {
  const { card, chosen, returning, playable } = props;
  const look = useCardLook()(card);
  const keywords = useKeywords()(look.figures?.abilities ?? []);
  const transition = useTransition(LIFT);
  const title = useCardTitle(props, look, keywords);
  const classes: (string | undefined)[] = [part('card'), `f-${look.faction}`];
  if (look.stratagem !== undefined) classes.push(styles.order);
  if (props.hinted) classes.push(styles.hinted);
  if (chosen) classes.push(styles.chosen);
  if (returning) classes.push(styles.returning);
  if (!playable) classes.push(styles.unplayable);
  return (
    <HandPlace card={card} held={props.held} chosen={chosen}>
      <m.button
        type="button"
        className={classes.join(' ')}
        initial={false}
        animate={{ y: chosen ? '-8%' : 0, rotate: returning ? -2 : 0 }}
        transition={transition}
        aria-pressed={chosen || returning}
        data-place={placeWord({ type: 'handCard', index: props.index })}
        data-drag="card"
        onClick={(event) => props.onPress(isByTouch(event))}
        onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : props.onPoint())}
        onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : props.onLeave())}
        onFocus={({ currentTarget }) => (currentTarget.matches(':focus-visible') ? props.onPoint() : undefined)}
        onKeyDown={props.onKeyDown}
      >
        <NamedPicture name={title}>
          <Face {...props} look={look} keywords={keywords} />
        </NamedPicture>
      </m.button>
    </HandPlace>
  );
});

interface FaceProps extends HandCardProps {
  readonly look: CardLook;
  readonly keywords: readonly Keyword[];
}

function Face(props: FaceProps) {
  const { figures, stratagem } = props.look;
  if (stratagem !== undefined) return <HandStratagem {...props} stratagem={stratagem} />;
  return figures === undefined ? <MissingCard look={props.look} /> : <CardFace {...props} figures={figures} />;
}

interface CardFaceProps extends FaceProps {
  readonly figures: Card;
}

function CardFace({ look, figures, keywords, playable, returning, lock, index }: CardFaceProps) {
  const speak = useSpeak();
  const isSmall = useIsSmall();
  return (
    <>
      <span className={part('cost')}>
        <CostGem cost={figures.cost} affordable={playable} />
      </span>
      <span className={part('type')}>
        <TypeBadge type={figures.type} tone="bone" />
      </span>
      <span className={part('field')}>
        <CardPicture
          look={look}
          view={isSmall ? 'bust' : 'stage'}
          width={isSmall ? 60 : 150}
          spent={!playable || returning}
          className={part('picture')}
        >
          <Medallion faction={look.faction} emblem={look.emblem} spent={!playable || returning} />
        </CardPicture>
        <Key className={part('key')}>{index + 1}</Key>
        <Lock lock={lock} className={part('needs')} />
        {returning ? (
          <span className={part('back')}>
            <Icon name="card-exchange" />
            <span>{speak('mulligan.goesBack')}</span>
          </span>
        ) : null}
      </span>
      <CardName look={look} className={part('name')} most={LONGEST_NAME} />
      <span className={part('body')}>
        {keywords.length === 0 ? (
          <i className={part('plain')}>{speak('card.noKeywords')}</i>
        ) : (
          <KeywordChips keywords={keywords} tone="vellum" />
        )}
      </span>
      <span className={part('stats')}>
        <Stats attack={figures.attack} defense={figures.defense} health={figures.health} />
      </span>
    </>
  );
}

/** The whole card in words. */
function useCardTitle(props: HandCardProps, look: CardLook, keywords: readonly Keyword[]): string {
  const speak = useSpeak();
  const textOf = useStratagemText();
  const { figures, stratagem } = look;
  if (stratagem !== undefined) return orderTitle(speak, props, look.name, stratagem.cost, textOf(stratagem));
  if (figures === undefined) return `${look.name}, ${speak('hand.missingCard')}`;
  const { lock, chosen, returning } = props;
  return speak('hand.card', {
    cost: figures.cost,
    attack: figures.attack,
    defense: figures.defense,
    health: figures.health,
    name: look.name,
    type: speak(`type.${figures.type}`),
    keywords: keywords.map(({ title }) => `, ${title}`).join(''),
    lock: lock.type,
    missing: lock.type === 'dear' ? lock.missing : 0,
    chosen: chosen ? 'yes' : returning ? 'returning' : 'no',
  });
}

/** The whole stratagem in words: what it does, and whether anything can be aimed at now. */
function orderTitle(speak: Speak, props: HandCardProps, name: string, cost: number, text: string): string {
  const { lock, chosen, returning, targets } = props;
  const open = targets === null ? 'none' : targets.isFree ? 'free' : 'open';
  return speak('hand.stratagem', {
    ...{ name, cost, text },
    lock: lock.type === 'none' ? open : lock.type,
    missing: lock.type === 'dear' ? lock.missing : 0,
    count: targets?.count ?? 0,
    chosen: chosen ? 'yes' : returning ? 'returning' : 'no',
  });
}

function MissingCard({ look }: { readonly look: CardLook }) {
  const speak = useSpeak();
  return (
    <>
      <span className={part('field')}>
        <Medallion faction={look.faction} emblem={look.emblem} spent />
      </span>
      <span className={part('name')}>{look.name}</span>
      <span className={part('body')}>{speak('hand.missingCard')}</span>
    </>
  );
}
