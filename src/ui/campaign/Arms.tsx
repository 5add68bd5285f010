import type { ArmsPart, CampaignBattle } from '../../content/campaign/campaignBattle';
import { selectLanguage } from '../../store/view/battleSelectors';
import { EmblemGlyph } from '../art/EmblemGlyph';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { battleWords } from './battleWords';

interface ArmsProps {
  /** Those that are won, along the road: of two pieces for one part the later counts. */
  readonly battles: readonly CampaignBattle[];
  readonly className?: string | undefined;
}

const COLOURS: Readonly<Record<string, string>> = {
  azure: '#27558a',
  gules: '#8c1d12',
  gold: '#e3b655',
  plain: '#3b2917',
};
const BARE = '#b9a88a';
const SHIELD = 'M10 6H90V58C90 86 66 100 50 110C34 100 10 86 10 58Z';
/** Devices lie in the quarters of the shield, in the order in which they were won. */
const QUARTERS = [
  [50, 50, 44],
  [33, 34, 28],
  [67, 34, 28],
  [50, 76, 26],
] as const;

/** The arms that somebody has won so far. */
export function Arms({ battles, className }: ArmsProps) {
  const speak = useSpeak();
  const language = useAppSelector(selectLanguage);
  const last = (part: ArmsPart): string | undefined => battles.findLast(({ arms }) => arms.part === part)?.arms.value;
  const devices = battles.filter(({ arms }) => arms.part === 'device').map(({ arms }) => arms.value);
  const pieces = battles.map((battle) => battleWords(battle, language).piece).join(', ');
  const border = last('border');
  return (
    <svg
      className={className}
      viewBox="0 0 100 116"
      role="img"
      aria-label={pieces === '' ? speak('campaign.noArms') : speak('campaign.yourArms', { pieces })}
    >
      <path d={SHIELD} fill={COLOURS[last('field') ?? ''] ?? BARE} stroke="#22170d" strokeWidth="3" />
      {border === undefined ? null : (
        <path
          d={SHIELD}
          transform="translate(5 6) scale(.9)"
          fill="none"
          stroke={COLOURS[border] ?? BARE}
          strokeWidth="6"
        />
      )}
      {devices.slice(-3).map((device, place, all) => {
        const [x, y, size] = QUARTERS[all.length === 1 ? 0 : place + 1] ?? QUARTERS[0];
        return (
          <g key={device} color="#f4ead5">
            <EmblemGlyph name={ICONS[device] ?? device} across={x} down={y} size={size} />
          </g>
        );
      })}
    </svg>
  );
}

/** Icons that the page carries, by the word of the device. */
const ICONS: Readonly<Record<string, string>> = { tower: 'watchtower', bell: 'shouting', lion: 'wolf-head' };
