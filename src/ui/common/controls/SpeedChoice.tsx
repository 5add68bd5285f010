import { useId } from 'react';
import { SPEEDS, type Speed } from '../../../store/settings/settings';
import { selectSpeed } from '../../../store/settings/tableSettings';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';

interface SpeedChoiceProps {
  readonly className?: string | undefined;
  readonly onChoose: (speed: Speed) => void;
}

/** How fast it is played back, beside the other controls of whoever looks on. */
export function SpeedChoice({ className, onChoose }: SpeedChoiceProps) {
  const speak = useSpeak();
  const id = useId();
  const speed = useAppSelector(selectSpeed);
  return (
    <p className={className}>
      <label htmlFor={id}>{speak('watched.speed')}</label>{' '}
      <select id={id} value={speed} onChange={({ target }) => onChoose(target.value as Speed)}>
        {SPEEDS.map((option) => (
          <option key={option} value={option}>
            {speak(`settings.speed.${option}`)}
          </option>
        ))}
      </select>
    </p>
  );
}
