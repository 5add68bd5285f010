import { describe, expect, it, vi } from 'vitest';
import { createSoundBox, MOST_VOICES, type Speaker } from '../../../src/ui/sound/soundBox';
import { SOUND_NAMES, SOUNDS } from '../../../src/ui/sound/sounds';
import { parametersOf } from '../../../src/ui/sound/tone';

/** A speaker that only writes down what it is given. */
function box(loudness: () => number, opens: () => Promise<unknown> = async () => undefined) {
  const played: { readonly samples: readonly number[]; readonly loudness: number }[] = [];
  const endings: (() => void)[] = [];
  let time = 0;
  const build = vi.fn((parameters: readonly number[]) => parameters);
  const speaker: Speaker = {
    build,
    play: (samples, volume, ended) => {
      played.push({ samples, loudness: volume });
      endings.push(ended);
    },
  };
  const openSpeaker = vi.fn(async () => {
    await opens();
    return speaker;
  });
  const sounds = createSoundBox({ openSpeaker, loudness, now: () => time });
  const open = async () => {
    sounds.open();
    await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(SOUND_NAMES.length));
  };
  return {
    ...sounds,
    opened: open,
    openSpeaker,
    played,
    endings,
    build,
    wait: (milliseconds: number) => (time += milliseconds),
  };
}

const FULL = () => 1;

describe('the sounds', () => {
  it.each(SOUND_NAMES)('%s is short, audible and made of numbers that zzfx takes', (name) => {
    const { attack = 0, sustain = 0, release, decay = 0, volume = 1 } = SOUNDS[name];
    expect(attack + sustain + release + decay).toBeLessThanOrEqual(1.4);
    expect(volume).toBeGreaterThan(0);
    expect(volume).toBeLessThanOrEqual(1.6);
    const parameters = parametersOf(SOUNDS[name]);
    expect(parameters).toHaveLength(21);
    expect(parameters.every(Number.isFinite)).toBe(true);
  });

  it('no two sound alike', () => {
    const all = SOUND_NAMES.map((name) => JSON.stringify(SOUNDS[name]));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the sound box', () => {
  it('plays each sound at the loudness that is set', async () => {
    let loudness = 0.36;
    const { opened, play, played, endings, wait } = box(() => loudness);
    await opened();
    play('blow');
    expect(played).toEqual([{ samples: parametersOf(SOUNDS.blow), loudness: 0.36 }]);
    endings[0]?.();
    loudness = 1;
    wait(1000);
    play('blow');
    expect(played.at(-1)?.loudness).toBe(1);
  });

  it('opens nothing and makes no sound before it is opened', () => {
    const { play, played, openSpeaker } = box(FULL);
    play('blow');
    expect(played).toEqual([]);
    expect(openSpeaker).not.toHaveBeenCalled();
  });

  it('opens nothing while it is silent, and once when it is not', async () => {
    let loudness = 0;
    const { open, opened, openSpeaker } = box(() => loudness);
    open();
    expect(openSpeaker).not.toHaveBeenCalled();
    loudness = 0.5;
    await opened();
    open();
    expect(openSpeaker).toHaveBeenCalledTimes(1);
  });

  it('is silent at volume 0 and when muted', async () => {
    let loudness = 1;
    const { opened, play, played } = box(() => loudness);
    await opened();
    loudness = 0;
    for (const name of SOUND_NAMES) play(name);
    expect(played).toEqual([]);
  });

  it('builds every sound once', async () => {
    const { opened, play, build, endings, wait } = box(FULL);
    await opened();
    for (let times = 0; times < 5; times++) {
      play('move');
      endings.at(-1)?.();
      wait(100);
    }
    expect(build).toHaveBeenCalledTimes(SOUND_NAMES.length);
  });

  it('never plays more than a few voices at once', async () => {
    const { opened, play, played, endings } = box(FULL);
    await opened();
    for (const name of SOUND_NAMES) play(name);
    expect(played).toHaveLength(MOST_VOICES);
    endings[0]?.();
    play('tick');
    expect(played).toHaveLength(MOST_VOICES + 1);
  });

  it('takes the same sound twice in a moment for one', async () => {
    const { opened, play, played, wait } = box(FULL);
    await opened();
    play('move');
    wait(20);
    play('move');
    expect(played).toHaveLength(1);
    wait(60);
    play('move');
    expect(played).toHaveLength(2);
  });

  it('lets a battle go on without sound when none can be had', async () => {
    const { open, play, played } = box(FULL, () => Promise.reject(new Error('no audio')));
    open();
    await Promise.resolve();
    play('blow');
    expect(played).toEqual([]);
  });
});
