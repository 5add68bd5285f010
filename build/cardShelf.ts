import { join, resolve, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { emblemNames } from '../src/cli/disk/gameIcons';
import { readCards } from '../src/cli/disk/readCards';
import type { LoadedCampaign } from '../src/content/campaign/loadCampaign';
import { loadBoth } from '../src/content/field/loadBoth';
import type { LoadedFieldCatalog } from '../src/content/field/loadFieldCatalog';
import type { LoadedLessons } from '../src/content/lessons/loadLessons';
import { isFieldFile, isLessonFile } from '../src/content/load/kinds';
import type { CardFiles, LoadedCatalog } from '../src/content/load/loadCatalog';

/** Editors save in several steps (truncate and write, or delete and rename): wait until they are done. */
const SETTLING_MILLISECONDS = 60;

interface RawNotice {
  readonly watchedPath?: string;
}

type Listener = (loaded: LoadedCatalog, server: ViteDevServer) => void;
type FieldListener = (loaded: LoadedFieldCatalog, server: ViteDevServer) => void;
type LessonsListener = (loaded: LoadedLessons, server: ViteDevServer) => void;
type AnyListener = (change: Change, server: ViteDevServer) => void;

/** Which of the two modes a change concerns; most ground concerns both. */
interface Change {
  readonly cards: boolean;
  readonly field: boolean;
}

export type Findings = Pick<LoadedCatalog, 'problems' | 'warnings'>;

/** The cards folder as the plugins see it: read once, read again when it changes, never without the last good catalog. */
export interface CardShelf {
  readonly loaded: () => LoadedCatalog;
  readonly loadedField: () => LoadedFieldCatalog;
  readonly loadedLessons: () => LoadedLessons;
  readonly loadedCampaign: () => LoadedCampaign;
  /** Of both modes. */
  readonly findings: () => Findings;
  /** Listeners hear of a change in the order in which they subscribed. */
  readonly onChange: (server: ViteDevServer, listener: Listener) => void;
  readonly onFieldChange: (server: ViteDevServer, listener: FieldListener) => void;
  /** Lessons are made of cards: any change may concern them. */
  readonly onLessonsChange: (server: ViteDevServer, listener: LessonsListener) => void;
  readonly onFindings: (server: ViteDevServer, listener: (findings: Findings) => void) => void;
}

export function cardShelf(cardsFolder: string): CardShelf {
  const folder = resolve(cardsFolder);
  const listeners: AnyListener[] = [];
  const watched = new WeakSet<ViteDevServer>();
  let shelf: Shelf | undefined;

  let files: CardFiles = new Map();

  const read = (): Shelf => {
    files = readCards(folder);
    const { cards, field, lessons, campaign, problems, warnings } = loadBoth(files, emblemNames());
    const catalog = cards.catalog ?? shelf?.cards.catalog ?? null;
    shelf = { cards: { ...cards, catalog }, field, lessons, campaign, findings: { problems, warnings } };
    return shelf;
  };
  const kept = (): Shelf => shelf ?? read();

  const readAgain = (server: ViteDevServer): void => {
    try {
      const before = files;
      read();
      const changed = changedFiles(before, files);
      if (changed.length === 0) return;
      const change = {
        cards: changed.some((file) => !isFieldFile(file) && !isLessonFile(file)),
        field: changed.some(isOfField),
      };
      for (const listener of listeners) listener(change, server);
    } catch (error) {
      // The folder itself may be away for a moment, while a branch is switched: what is on the shelf stays.
      server.config.logger.error(`cards can't be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const watch = (server: ViteDevServer): void => {
    let settling: NodeJS.Timeout | undefined;
    server.watcher.add(folder);
    const notice = (path: string): void => {
      if (!holdsContent(folder, resolve(path))) return;
      clearTimeout(settling);
      settling = setTimeout(() => readAgain(server), SETTLING_MILLISECONDS);
    };
    server.watcher.on('all', (_event, path) => notice(path));
    // A link to itself has no event but this one.
    server.watcher.on('raw', (_event: string, path: string | null, { watchedPath }: RawNotice) => {
      if (path !== null && watchedPath !== undefined) notice(join(watchedPath, path));
    });
    watched.add(server);
  };

  const subscribe = (server: ViteDevServer, listener: AnyListener): void => {
    listeners.push(listener);
    if (!watched.has(server)) watch(server);
  };

  return {
    loaded: () => kept().cards,
    loadedField: () => kept().field,
    loadedLessons: () => kept().lessons,
    loadedCampaign: () => kept().campaign,
    findings: () => kept().findings,
    onChange: (server, listener) =>
      subscribe(server, (change) => {
        if (change.cards) listener(kept().cards, server);
      }),
    onFieldChange: (server, listener) =>
      subscribe(server, (change) => {
        if (change.field) listener(kept().field, server);
      }),
    onLessonsChange: (server, listener) => subscribe(server, () => listener(kept().lessons, server)),
    onFindings: (server, listener) => subscribe(server, () => listener(kept().findings)),
  };
}

interface Shelf {
  readonly cards: LoadedCatalog;
  readonly field: LoadedFieldCatalog;
  readonly lessons: LoadedLessons;
  readonly campaign: LoadedCampaign;
  readonly findings: Findings;
}

/** Ground and formations belong to both modes. */
function isOfField(file: string): boolean {
  return isFieldFile(file) || /^cards\/(terrain|obstacles|formations)\//.test(file);
}

/** A link or a new folder has no `.json` at its end, and brings files in. */
function holdsContent(folder: string, path: string): boolean {
  return path.startsWith(folder + sep) && !path.startsWith(join(folder, 'schema') + sep);
}

/** One change comes in several notices, and editors leave files of their own beside the cards. */
function changedFiles(before: CardFiles, now: CardFiles): string[] {
  const all = new Set([...before.keys(), ...now.keys()]);
  return [...all].filter((file) => before.has(file) !== now.has(file) || before.get(file) !== now.get(file));
}
