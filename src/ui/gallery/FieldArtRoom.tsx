import { DIRECTIONS } from '../../core/geometry/direction';
import { FieldPicture } from '../field/art/FieldPicture';
import { FogCanvas } from '../field/art/fog/FogCanvas';
import { GroundCanvas } from '../field/art/ground/GroundCanvas';
import { MiniMap } from '../field/art/MiniMap';
import { FieldToken, type FieldTokenProps } from '../field/art/token/FieldToken';
import { TokenDefinitions } from '../field/art/token/TokenDefinitions';
import { Exhibit, Room } from './Exhibit';
import styles from './FieldArtRoom.module.css';
import { galleryBook, sampleGround, sampleUnit } from './fieldPositions';

const RULES = ['clockwork', 'd20', 'd50', '2d6'] as const;
const CLOCKWORK = galleryBook('clockwork');
const D50 = galleryBook('d50');
const HEALTHS = [100, 75, 50, 34, 10] as const;
const SIZES = [80, 62, 46.5, 32.5] as const;
const NOWHERE: readonly never[] = [];
const BATTLEFIELDS = ['the-commons', 'the-marches', 'the-vault', 'the-gate', 'frozen-mere', 'broken-stair'] as const;

/** How the open field looks: ground, fog, units, battlefields. */
export function FieldArtRoom() {
  return (
    <Room id="field-art" title="The open field: drawings">
      <TokenDefinitions />
      {['dark', 'light'].map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          <Grounds />
          <Tokens />
          <Battlefields />
        </div>
      ))}
    </Room>
  );
}

function Grounds() {
  return (
    <>
      <Exhibit title="Terrain" note="every kind of cards/terrain">
        {CLOCKWORK.terrains.map(({ id, name }) => (
          <Named key={id} name={name}>
            <GroundCanvas
              book={CLOCKWORK}
              ground={sampleGround(id, [1, 2, 5, 6])}
              control={NOWHERE}
              known={null}
              cell={62}
            />
          </Named>
        ))}
        <Named name="Levels 1 to 3">
          <GroundCanvas
            book={CLOCKWORK}
            ground={sampleGround('normal', [], { elevation: [1, 1, 0, 1, 2, 1, 1, 2, 3] })}
            control={NOWHERE}
            known={null}
            cell={62}
          />
        </Named>
      </Exhibit>
      <Exhibit title="Obstacles" note="whole, and struck">
        {CLOCKWORK.obstacles.map(({ id, name, hitPoints }) => (
          <Named key={id} name={name}>
            <GroundCanvas
              book={CLOCKWORK}
              ground={sampleGround('normal', [], {
                obstacles: [
                  {
                    id: 'whole',
                    kind: id,
                    positions: [
                      { x: 0, y: 1 },
                      { x: 1, y: 1 },
                    ],
                    ...(hitPoints && { hitPoints }),
                  },
                  ...(hitPoints ? [{ id: 'struck', kind: id, positions: [{ x: 2, y: 2 }], hitPoints: 7 }] : []),
                ],
              })}
              control={NOWHERE}
              known={null}
              cell={62}
            />
          </Named>
        ))}
      </Exhibit>
    </>
  );
}

function Named({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <span className={styles.named}>
      {children}
      {name}
    </span>
  );
}

function Token(props: FieldTokenProps) {
  return (
    <span className={styles.cell}>
      <FieldToken {...props} />
    </span>
  );
}

const STATES = [
  {},
  { hasMoved: true, actions: 1 },
  { hasAttacked: true, actions: 0, movement: 0 },
  { isHidden: true },
  { stance: 'prone' },
  { stance: 'aggressive', hasAttacked: true },
  { stance: 'defensive' },
  { stance: 'mobile' },
] as const;

function Tokens() {
  return (
    <>
      {RULES.map((rules) => {
        const book = galleryBook(rules);
        return (
          <Exhibit key={rules} title={`Units of ${rules}`} note="own and enemy" ground="vellum">
            {[true, false].map((own) => (
              <div key={String(own)} className={styles.row}>
                {Object.keys(book.units).map((kind) => (
                  <Token key={kind} unit={sampleUnit(book, kind, own)} book={book} own={own} cell={62} />
                ))}
              </div>
            ))}
          </Exhibit>
        );
      })}
      <Exhibit title="States" note="fresh, moved, spent, hidden, prone, stances, role, chosen, loss" ground="vellum">
        {[true, false].map((own) => (
          <div key={String(own)} className={styles.row}>
            {STATES.map((state) => (
              <Token
                key={JSON.stringify(state)}
                unit={sampleUnit(D50, 'spearman', own, state)}
                book={D50}
                own={own}
                cell={62}
              />
            ))}
            <Token unit={sampleUnit(D50, 'captain', own)} book={D50} own={own} cell={62} duty="leader" />
            <Token unit={sampleUnit(D50, 'captain', own)} book={D50} own={own} cell={62} chosen />
            <Token unit={sampleUnit(D50, 'captain', own)} book={D50} own={own} cell={62} loss={20} />
            <Token unit={sampleUnit(D50, 'captain', own)} book={D50} own={own} cell={62} plain />
          </div>
        ))}
      </Exhibit>
      <Exhibit title="Facing and health" ground="vellum">
        <div className={styles.row}>
          {DIRECTIONS.map((facing) => (
            <Token
              key={facing}
              unit={sampleUnit(CLOCKWORK, 'knight', true, { facing })}
              book={CLOCKWORK}
              own
              cell={62}
            />
          ))}
        </div>
        <div className={styles.row}>
          {HEALTHS.map((health) => (
            <Token
              key={health}
              unit={sampleUnit(CLOCKWORK, 'knight', health !== 75, { health })}
              book={CLOCKWORK}
              own={health !== 75}
              cell={62}
            />
          ))}
        </div>
      </Exhibit>
      <Exhibit title="Sizes" note="full, middle, small" ground="vellum">
        <div className={styles.row}>
          {SIZES.flatMap((cell) =>
            [true, false].map((own) => (
              <Token
                key={`${cell} ${own}`}
                unit={sampleUnit(CLOCKWORK, 'archer', own)}
                book={CLOCKWORK}
                own={own}
                cell={cell}
              />
            )),
          )}
        </div>
      </Exhibit>
    </>
  );
}

const COMMONS = CLOCKWORK.maps['the-commons'];
const KNOWN = Array.from({ length: 144 }, (_, cell) => cell >= 48 || cell % 12 < 3);
const LIT = Array.from({ length: 144 }, (_, cell) => cell >= 60 && cell % 12 < 9 && (cell % 12) + cell / 12 > 7);

function Battlefields() {
  return (
    <>
      {BATTLEFIELDS.map((id) => {
        const map = CLOCKWORK.maps[id];
        return map === undefined ? null : (
          <Exhibit key={id} title={id}>
            <FieldPicture map={map} book={CLOCKWORK} size={744} />
          </Exhibit>
        );
      })}
      <Exhibit title="Fog" note="lit, remembered, unknown">
        <FoggyCommons />
      </Exhibit>
      <Exhibit title="Pictures" note="of every battlefield">
        {Object.values(CLOCKWORK.maps).map((map) => (
          <Named key={map.id} name={map.id}>
            <FieldPicture map={map} book={CLOCKWORK} size={160} />
          </Named>
        ))}
      </Exhibit>
    </>
  );
}

function FoggyCommons() {
  if (COMMONS === undefined) return null;
  const ground = FOGGY;
  return (
    <div className={styles.stack}>
      <GroundCanvas book={CLOCKWORK} ground={ground} control={[]} known={KNOWN} cell={62} />
      <FogCanvas width={12} height={12} cell={62} lit={LIT} known={KNOWN} />
      <MiniMap
        book={CLOCKWORK}
        ground={ground}
        known={KNOWN}
        units={[
          { at: { x: 3, y: 9 }, own: true },
          { at: { x: 6, y: 6 }, own: false },
        ]}
        window={{ x: 2, y: 5, w: 6, h: 6 }}
        size={120}
        name="Map"
        onJump={() => undefined}
      />
    </div>
  );
}

const FOGGY = sampleFoggy();

function sampleFoggy() {
  const terrain = COMMONS?.terrain ?? [];
  const obstacles = (COMMONS?.obstacles ?? []).map((obstacle, index) => ({ ...obstacle, id: String(index) }));
  return { width: 12, height: 12, terrain, elevation: COMMONS?.elevation ?? [], obstacles, areas: [] };
}
