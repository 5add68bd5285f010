import type { HonourTerm } from '../../content/campaign/campaignBattle';
import { accepted, type Result, refused } from '../../kernel/result';
import { type KeptPart, storedPart } from '../kept/keptPart';

/** To win; to win and keep what the battle asks for; to win against the next level. */
export const HONOURS = ['win', 'term', 'level'] as const;
export type Honour = (typeof HONOURS)[number];

/** The battle of the campaign that was begun last: what its end is worth is known without the campaign's files. */
export interface RunningCampaign {
  readonly id: string;
  /** Of the start: another battle that is won is worth nothing here. */
  readonly start: string;
  readonly isHarder: boolean;
  readonly honour: HonourTerm;
}

export interface CampaignProgress {
  /** The honours of each battle that was won, by its id. */
  readonly won: Readonly<Record<string, readonly Honour[]>>;
  readonly running: RunningCampaign | null;
  /** Won since the map was looked at: its piece of the road is yet to be drawn. */
  readonly fresh: string | null;
}

const EMPTY: CampaignProgress = { won: {}, running: null, fresh: null };
const MOST_BATTLES = 200;
const LONGEST_ID = 40;

/** The progress along the road, kept in this browser. */
export const campaignProgress: KeptPart<CampaignProgress> = storedPart(
  'campaign',
  'ninekeep-campaign',
  checkProgress,
  EMPTY,
  ({ won }) => ({ battles: Object.keys(won).length, honours: Object.values(won).flat().length }),
);

function checkProgress(raw: unknown): Result<CampaignProgress, string> {
  if (!isObject(raw) || !isObject(raw.won)) return refused('campaign: must be { won: { … } }');
  const entries = Object.entries(raw.won);
  if (entries.length > MOST_BATTLES) return refused(`campaign.won: must have at most ${MOST_BATTLES} battles`);
  for (const [id, honours] of entries) {
    if (!isId(id)) return refused('campaign.won: must have ids of battles as its keys');
    if (!Array.isArray(honours) || !honours.every((one) => HONOURS.includes(one))) {
      return refused(`campaign.won.${id}: must be a list of ${HONOURS.join(', ')}`);
    }
  }
  return accepted({
    won: Object.fromEntries(entries.map(([id, honours]) => [id, [...new Set(honours as Honour[])]])),
    running: isRunning(raw.running) ? raw.running : null,
    fresh: isId(raw.fresh) ? raw.fresh : null,
  });
}

/** A battle that runs elsewhere is of no use here: what isn't one is left out. */
function isRunning(value: unknown): value is RunningCampaign {
  if (!isObject(value) || !isId(value.id) || typeof value.start !== 'string') return false;
  if (typeof value.isHarder !== 'boolean' || !isObject(value.honour)) return false;
  const { type, least, most } = value.honour;
  return (type === 'castle' && Number.isFinite(least)) || (type === 'rounds' && Number.isFinite(most));
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID && !(value in {});
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
