import { useId } from 'react';
import styles from './Slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** The value in words, as it is read out and shown. */
  readonly told: string;
  readonly disabled?: boolean;
  readonly onSlide: (value: number) => void;
}

/** A number from 0 to 100 in steps of five. */
export function Slider({ label, value, told, disabled = false, onSlide }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        disabled={disabled}
        aria-valuetext={told}
        onChange={({ target }) => onSlide(Number(target.value))}
      />
      <output htmlFor={id} aria-hidden="true">
        {told}
      </output>
    </div>
  );
}
