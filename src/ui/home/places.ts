import type { ComponentType } from 'react';
import type { CountedPlace, HomeMemory } from '../../store/home/homeMemory';
import type { WordId } from '../../words/en';
import type { Speak } from '../../words/speak';
import type { IconName } from '../common/icons/iconNames';
import { isPlace, PATHS } from '../routes/address';
import { CampaignScroll } from './art/CampaignScroll';
import { DeckFan } from './art/DeckFan';
import type { DrawingProps } from './art/drawing';
import { FieldSheet } from './art/FieldSheet';
import { Ledger } from './art/Ledger';
import { Primer } from './art/Primer';

/** A place that lies on the table as an object. */
export interface HomePlace {
  readonly path: string;
  readonly title: WordId;
  readonly icon: IconName;
  readonly Drawing: ComponentType<DrawingProps>;
  /** It keeps count of what is done there. */
  readonly counts?: CountedPlace;
  /** After the key that goes to places it leads there. */
  readonly key: string;
  /** It lies below the ways into a battle, and not at an edge of the table. */
  readonly isBelow?: true;
  /** How it stands there, in words. */
  readonly tell: (memory: HomeMemory, speak: Speak) => string;
}

/** In reading order. A row whose address is no place is not shown: it waits for its screen. */
const PLACES: readonly HomePlace[] = [
  {
    path: '/learn',
    title: 'home.learn',
    icon: 'graduate-cap',
    Drawing: Primer,
    key: 'l',
    counts: 'learn',
    tell: counted('learn'),
  },
  {
    path: '/campaign',
    title: 'home.campaign',
    icon: 'treasure-map',
    Drawing: CampaignScroll,
    key: 'c',
    counts: 'campaign',
    tell: counted('campaign'),
  },
  {
    path: '/decks',
    title: 'home.decks',
    icon: 'stack',
    Drawing: DeckFan,
    key: 'd',
    counts: 'decks',
    tell: counted('decks'),
  },
  {
    path: PATHS.field,
    title: 'place.field',
    icon: 'horizon-road',
    Drawing: FieldSheet,
    key: 'o',
    tell: ({ isFieldRunning }, speak) => speak(isFieldRunning ? 'home.field.running' : 'home.field.empty'),
  },
  {
    path: '/battles',
    title: 'home.battles',
    icon: 'open-book',
    Drawing: Ledger,
    key: 'b',
    isBelow: true,
    counts: 'battles',
    tell: counted('battles'),
  },
];

export function homePlaces(): readonly HomePlace[] {
  return PLACES.filter(({ path }) => isPlace(path));
}

/** What comes next is told only where there is something. */
function counted(place: CountedPlace): HomePlace['tell'] {
  return ({ progress: { [place]: progress } }, speak) => {
    if (progress === undefined) return speak(`home.${place}.empty`);
    const { done, of, next } = progress;
    if (place === 'campaign' && next !== undefined) return speak('home.campaign.next', { done, of, next });
    return speak(`home.${place}.progress`, { done, of });
  };
}
