import { loadRules } from '../../store/battle/lazyRules';
import type { WordId } from '../../words/en';
import { type OwnFile, ownFile, ownPart } from '../common/notices/useOwnFile';
import { HomeScreen } from '../home/HomeScreen';
import type { Place } from './address';

/** Every place, and what is shown where there is none. */
export type ScreenName = Place | 'noBattle' | 'unknown';

export interface Screen {
  /** Fetched when it is wanted first. */
  readonly file: OwnFile;
  /** What the browser's tab says, and a screen reader when one arrives. */
  readonly title: WordId;
  /** Where the focus goes: to the heading, or where the screen itself puts it. */
  readonly focus: 'heading' | 'own';
  /** How it comes in. A battle is measured where it lies: it must not move. */
  readonly enters: 'rises' | 'fades';
}

const nowhere = (name: 'noBattle' | 'unknown'): OwnFile =>
  ownFile(() =>
    import('../screens/NowhereScreen').then((room) => (name === 'unknown' ? room.UnknownScreen : room.NoBattleScreen)),
  );

/** One row a screen; each comes in a file of its own, but for the start page, which is there already. */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  home: {
    file: ownPart(HomeScreen),
    title: 'app.title',
    focus: 'heading',
    enters: 'fades',
  },
  play: {
    file: ownFile(() => import('../setUp/PlayScreen').then((room) => room.PlayScreen)),
    title: 'home.setUp',
    focus: 'heading',
    enters: 'rises',
  },
  battle: {
    file: ownFile(() => import('../screens/BattleScreen').then((room) => room.BattleScreen)),
    title: 'place.battle',
    focus: 'own',
    enters: 'fades',
  },
  battles: {
    file: ownFile(() => import('../battles/BattlesScreen').then((room) => room.BattlesScreen)),
    title: 'place.battles',
    focus: 'heading',
    enters: 'rises',
  },
  replay: {
    file: ownFile(() => import('../battles/replay/ReplayScreen').then((room) => room.ReplayScreen)),
    title: 'place.replay',
    focus: 'own',
    enters: 'fades',
  },
  analysis: {
    file: ownFile(() => import('../battles/analysis/AnalysisScreen').then((room) => room.AnalysisScreen)),
    title: 'place.analysis',
    focus: 'own',
    enters: 'fades',
  },
  field: {
    file: ownFile(() => import('../field/muster/MusterScreen').then((room) => room.MusterScreen)),
    title: 'place.field',
    focus: 'heading',
    enters: 'rises',
  },
  fieldBattle: {
    file: ownFile(() => import('../field/FieldScreen').then((room) => room.FieldScreen)),
    title: 'place.fieldBattle',
    focus: 'own',
    enters: 'fades',
  },
  learn: {
    file: ownFile(() => import('../lessons/LearnScreen').then((room) => room.LearnScreen)),
    title: 'place.learn',
    focus: 'heading',
    enters: 'rises',
  },
  lesson: {
    file: ownFile(async () => {
      const [room] = await Promise.all([import('../lessons/LessonScreen'), loadRules()]);
      return room.LessonScreen;
    }),
    title: 'place.lesson',
    focus: 'own',
    enters: 'fades',
  },
  campaign: {
    file: ownFile(async () => {
      const [room] = await Promise.all([import('../campaign/CampaignScreen'), loadRules()]);
      return room.CampaignScreen;
    }),
    title: 'place.campaign',
    focus: 'heading',
    enters: 'rises',
  },
  arms: {
    file: ownFile(async () => {
      const [room] = await Promise.all([import('../campaign/heraldry/HeraldryScreen'), loadRules()]);
      return room.HeraldryScreen;
    }),
    title: 'place.arms',
    focus: 'heading',
    enters: 'rises',
  },
  decks: {
    file: ownFile(() => import('../decks/DecksScreen').then((room) => room.DecksScreen)),
    title: 'home.decks',
    focus: 'heading',
    enters: 'rises',
  },
  // A page for whoever works on the game; a build leaves all of it out.
  workshop: {
    file: ownFile(async () => {
      if (!import.meta.env.DEV) return () => null;
      const [room] = await Promise.all([import('../gallery/Gallery'), loadRules()]);
      return room.Gallery;
    }),
    title: 'app.title',
    focus: 'own',
    enters: 'fades',
  },
  noBattle: { file: nowhere('noBattle'), title: 'noBattle.title', focus: 'heading', enters: 'rises' },
  unknown: { file: nowhere('unknown'), title: 'unknown.title', focus: 'heading', enters: 'rises' },
};
