import type { Arms } from '../../../content/campaign/arms';
import { armsWords } from '../../../words/arms';
import { ArmsShield } from '../../art/arms/ArmsShield';
import { CardBack } from '../../art/arms/CardBack';
import { CastleArt } from '../../art/CastleArt';
import { useSpeak } from '../../common/hooks/storeHooks';
import styles from './ArmsPreview.module.css';

const WHOLE = 140;

/** The arms as they are borne: on the shield, over the castle, on the cards. What they are is said when they change. */
export function ArmsPreview({ arms }: { readonly arms: Arms }) {
  const speak = useSpeak();
  const pieces = armsWords(speak, arms);
  return (
    <section className={styles.preview} aria-label={speak('place.arms')}>
      <div className={styles.pictures}>
        <figure className={styles.shield}>
          <ArmsShield arms={arms} />
          <figcaption>{speak('heraldry.shield')}</figcaption>
        </figure>
        <figure className={styles.castle}>
          <span className={styles.keep}>
            <CastleArt
              side="left"
              health={WHOLE}
              fullHealth={WHOLE}
              faction="bastion"
              emblem="castle"
              arms={arms}
              gates={[null, null, null]}
            />
          </span>
          <figcaption>{speak('heraldry.castle')}</figcaption>
        </figure>
        <figure className={styles.cards}>
          <CardBack back={arms.back} />
          <figcaption>{speak('heraldry.cards')}</figcaption>
        </figure>
      </div>
      <p role="status" className={styles.words}>
        {pieces === '' ? speak('campaign.noArms') : speak('campaign.yourArms', { pieces })}
      </p>
    </section>
  );
}
