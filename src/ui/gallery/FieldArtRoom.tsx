import type { ReactNode } from 'react';
import { CellPicture } from '../field/art/CellPicture';
import { FieldPicture } from '../field/art/FieldPicture';
import { GroundCanvas } from '../field/art/ground/GroundCanvas';
import { TokenDefinitions } from '../field/art/token/TokenDefinitions';
import { Exhibit, Room } from './Exhibit';
import styles from './FieldArtRoom.module.css';
import { SampleBattle } from './FieldArtRoomBattles';
import { galleryBook, sampleGround } from './FieldArtRoomSamples';
import { TokenExhibits } from './FieldArtRoomTokens';

const CLOCKWORK = galleryBook('clockwork');
const D50 = galleryBook('d50');
const NOWHERE: readonly never[] = [];
const HILL = sampleGround('normal', [], { elevation: [1, 1, 0, 1, 2, 1, 1, 2, 3] });

/** How the open field looks: ground, fog, units, battlefields. */
export function FieldArtRoom() {
  return (
    <Room id="field-art" title="The open field: drawings">
      <TokenDefinitions />
      {['dark', 'light'].map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          <Grounds />
          <TokenExhibits />
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
          <GroundCanvas book={CLOCKWORK} ground={HILL} control={NOWHERE} known={null} cell={62} />
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

function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className={styles.named}>
      {children}
      {name}
    </span>
  );
}

function Battlefields() {
  return (
    <>
      <Exhibit title="The Commons" note="under fog">
        <SampleBattle book={CLOCKWORK} map="the-commons" cell={62} />
      </Exhibit>
      <Exhibit title="The Marches" note="without">
        <SampleBattle book={D50} map="the-marches" cell={46.5} />
      </Exhibit>
      <Exhibit title="The Vault" note="small">
        <SampleBattle book={CLOCKWORK} map="the-vault" cell={32.5} />
      </Exhibit>
      <Exhibit title="Cells" note="cut out of the map, for the slip">
        {[0, 4, 8].map((cell) => (
          <CellPicture
            key={cell}
            book={CLOCKWORK}
            ground={HILL}
            control={NOWHERE}
            known={null}
            at={{ x: cell % 3, y: Math.floor(cell / 3) }}
            size={62}
          />
        ))}
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
