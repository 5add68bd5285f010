import { DIRECTIONS } from '../../core/geometry/direction';
import { FieldToken, type FieldTokenProps } from '../field/art/token/FieldToken';
import { Exhibit } from './Exhibit';
import styles from './FieldArtRoom.module.css';
import { galleryBook, sampleUnit } from './FieldArtRoomSamples';

const RULES = ['clockwork', 'd20', 'd50', '2d6'] as const;
const CLOCKWORK = galleryBook('clockwork');
const D50 = galleryBook('d50');
const HEALTHS = [100, 75, 50, 34, 10] as const;
const SIZES = [80, 62, 46.5, 32.5] as const;

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

/** Units of every rule set, in every state and size. */
export function TokenExhibits() {
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

function Token(props: FieldTokenProps) {
  return (
    <span className={styles.cell}>
      <FieldToken {...props} />
    </span>
  );
}
