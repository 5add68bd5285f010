import type { OrderTone, PlayTone } from '../../../content/art/words';
import type { Troupe } from './troupes';

export type ArtTheme = 'dark' | 'light';

type PlayTones = Readonly<Record<PlayTone, string>>;

const PLAYS: Readonly<Record<Troupe, PlayTones>> = {
  bastion: {
    ...{ sky1: '#42597a', sky2: '#d9dccf', far: '#8c9db1', mid: '#566a84', near: '#222d3d', ink: '#131a25' },
    ...{ rim: '#fff6de', cloth: '#2f5490', cloth2: '#e9e2d0', metal: '#cdd5de', metal2: '#8794a5', skin: '#dcab84' },
    ...{ skin2: '#8a5636', hair: '#6b4526', hide: '#9aa7b6', wood: '#70492b', accent: '#b23a34', glow: '#fff3d2' },
    ...{ mat: '#33445a', mat2: '#8fa0b6' },
  },
  thornveil: {
    ...{ sky1: '#357a52', sky2: '#f0eda6', far: '#accb80', mid: '#558a4f', near: '#122a1c', ink: '#0a1810' },
    ...{ rim: '#f3fbc0', cloth: '#3f6e33', cloth2: '#94612f', metal: '#c4bd90', metal2: '#857d52', skin: '#c99468' },
    ...{ skin2: '#8a5636', hair: '#4f3018', hide: '#8f5c30', wood: '#5b3b20', accent: '#d0567f', glow: '#eef6b4' },
    ...{ mat: '#234a2b', mat2: '#7fae63' },
  },
  cinder: {
    ...{ sky1: '#5a1613', sky2: '#ff9d45', far: '#c24a20', mid: '#7a2213', near: '#1e0807', ink: '#120404' },
    ...{ rim: '#ffc27a', cloth: '#9c2a1c', cloth2: '#3a2326', metal: '#857478', metal2: '#4a3a3f', skin: '#c98a62' },
    ...{ skin2: '#8a5636', hair: '#2a1412', hide: '#5b3a38', wood: '#4b2a18', accent: '#ff8f33', glow: '#ffe2b0' },
    ...{ mat: '#4a150f', mat2: '#e0763f' },
  },
  galecrest: {
    ...{ sky1: '#1a6ea6', sky2: '#d8f0ee', far: '#7cbcd2', mid: '#2f7fa8', near: '#0d3450', ink: '#08202f' },
    ...{ rim: '#ffffff', cloth: '#f1e7cd', cloth2: '#1c5f8c', metal: '#d7e0e0', metal2: '#8ba3ad', skin: '#d29a6c' },
    ...{ skin2: '#8a5636', hair: '#4a2c1a', hide: '#e9e4d4', wood: '#7d5431', accent: '#d94f3d', glow: '#fffdf0' },
    ...{ mat: '#124666', mat2: '#5fb3da' },
  },
  unsworn: {
    ...{ sky1: '#54405f', sky2: '#efc9a0', far: '#b58f8c', mid: '#7b5c66', near: '#2a1d26', ink: '#1a1118' },
    ...{ rim: '#ffe9cf', cloth: '#6a3f5e', cloth2: '#d3c19a', metal: '#c5beb6', metal2: '#877d7c', skin: '#d8a47a' },
    ...{ skin2: '#84522f', hair: '#54351f', hide: '#a27e58', wood: '#6d4a2c', accent: '#2f8a80', glow: '#fff0cf' },
    ...{ mat: '#4b3a2e', mat2: '#b99e77' },
  },
};

/** By daylight: paler mats and skies, softer darks. Inks and figures stay. */
const PLAYS_BY_DAY: Readonly<Record<Troupe, Partial<PlayTones>>> = {
  bastion: {
    ...{ sky1: '#7f9abb', sky2: '#f3f1e2', far: '#b4c1cf', mid: '#7d91aa', near: '#3c4c63' },
    ...{ mat: '#c9d2dc', mat2: '#56677e' },
  },
  thornveil: {
    ...{ sky1: '#6f9f6c', sky2: '#eef0bf', far: '#a6c48d', mid: '#5f9058', near: '#28492f' },
    ...{ mat: '#cfe0b8', mat2: '#3f7040' },
  },
  cinder: {
    ...{ sky1: '#8e2c20', sky2: '#f6a45a', far: '#c4552f', mid: '#8a2b1c', near: '#45140e' },
    ...{ mat: '#f1cdb0', mat2: '#a53a1e' },
  },
  galecrest: {
    ...{ sky1: '#5eb0d8', sky2: '#f3fbf6', far: '#a9d8e4', mid: '#5ba7c9', near: '#1f587c' },
    ...{ mat: '#cbe6ef', mat2: '#1f6b98' },
  },
  unsworn: {
    ...{ sky1: '#94789a', sky2: '#f9e3c4', far: '#cbaaa4', mid: '#967681', near: '#4b3642' },
    ...{ mat: '#e6d8bf', mat2: '#7c6444' },
  },
};

type OrderTones = Readonly<Record<OrderTone, string>>;

const ORDERS: OrderTones = {
  ...{ ink: '#2b1a0d', vellum: '#e9d9b4', vellum2: '#cdb582', red: '#8f2318', blue: '#28506e', green: '#7d8a52' },
  ...{ wax: '#8e1b16', wax2: '#c8443a', wood: '#7a5230', rim: '#fff6de', metal: '#d9cba6', hill: '#b99a62' },
  stone: '#a99470',
};

const ORDERS_BY_DAY: Partial<OrderTones> = { vellum: '#fbf2da', vellum2: '#e3d0a2' };

/** Whose wax seals an order: [body, edge]. */
const WAX: Readonly<Record<Troupe, readonly [string, string]>> = {
  bastion: ['#2b4a7c', '#6f93cc'],
  thornveil: ['#2c5b33', '#6fa35d'],
  cinder: ['#8e1b16', '#d2553f'],
  galecrest: ['#12607f', '#57b0d0'],
  unsworn: ['#5c3a52', '#a07595'],
};

export function playPalette(troupe: Troupe, theme: ArtTheme): PlayTones {
  return theme === 'dark' ? PLAYS[troupe] : { ...PLAYS[troupe], ...PLAYS_BY_DAY[troupe] };
}

export function orderPalette(troupe: Troupe, theme: ArtTheme): OrderTones {
  const [wax, wax2] = WAX[troupe];
  return { ...ORDERS, ...(theme === 'dark' ? {} : ORDERS_BY_DAY), wax, wax2 };
}
