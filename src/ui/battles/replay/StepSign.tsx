/** What a step does, as on any player: bars and triangles; a blow and a fall have signs of the game. */
export type StepShape =
  | 'start'
  | 'roundBack'
  | 'turnBack'
  | 'back'
  | 'play'
  | 'pause'
  | 'next'
  | 'turnNext'
  | 'roundNext'
  | 'blow'
  | 'fall'
  | 'end';

const TO_RIGHT = 'M8 5l11 7-11 7z';
const PATHS: Readonly<Record<StepShape, string>> = {
  start: 'M5 5h3v14H5zM20 5v14L9 12z',
  roundBack: 'M2 5h3v14H2zM14 5v14L6 12zM23 5v14l-8-7z',
  turnBack: 'M12 5v14L2 12zM22 5v14l-10-7z',
  back: 'M16 5v14L5 12z',
  play: TO_RIGHT,
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  next: 'M6 5h2v14H6zM10 5l10 7-10 7z',
  turnNext: 'M2 5l10 7-10 7zM12 5l10 7-10 7z',
  roundNext: 'M22 5h-3v14h3zM10 5l8 7-8 7zM1 5l8 7-8 7z',
  blow: 'M4 3l9 9 2-2 2 2-2 2 5 5-2 2-5-5-2 2-2-2 2-2-9-9zM20 3v3l-4 4-3-3 4-4zM4 18l4-4 2 2-4 4-2-2z',
  fall: 'M11 3h2v9h4l-5 6-5-6h4zM5 20h14v2H5z',
  end: 'M4 5l11 7-11 7zM16 5h3v14h-3z',
};

export function StepSign({ shape }: { readonly shape: StepShape }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false" fill="currentColor">
      <path d={PATHS[shape]} />
    </svg>
  );
}
