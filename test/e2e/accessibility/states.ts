import type { Request } from 'playwright';
import type { Device } from './device';

/** A state of the page that people meet, and how it is reached. A new one is one row more. */
export interface State {
  readonly name: string;
  readonly reach: (device: Device) => Promise<void>;
}

/** The cells of the position "midgame". */
const OATHGUARD = 4;
const EMBER_LANCER = 7;
const SLAG_KNIGHT = 5;
const PIKE_SERJEANT = 6;
const HILL = 1;
const FREE = 8;
const TOO_DEAR = 3;

export const STATES: readonly State[] = [
  { name: 'start page', reach: (device) => device.openHome() },
  { name: 'start page with a running battle', reach: leave },
  {
    name: 'giving up the running battle is asked back',
    reach: async (device) => {
      await leave(device);
      await device.press(device.link('home.play'));
      await device.press(device.button('play.begin'));
      await device.button('home.quickBattle.sure').waitFor();
    },
  },
  { name: 'opening hand', reach: dealHands },
  {
    name: 'opening hand, a card goes back',
    reach: async (device) => {
      await dealHands(device);
      await device.press(device.card(1));
    },
  },
  { name: 'own turn', reach: (device) => device.open() },
  {
    name: 'card chosen',
    reach: async (device) => {
      await device.open();
      await device.press(device.card(0));
    },
  },
  {
    name: 'card chosen that is too dear',
    reach: async (device) => {
      await device.open();
      await device.press(device.card(TOO_DEAR));
    },
  },
  {
    name: 'cell for a card pointed at',
    reach: async (device) => {
      await device.open();
      await device.press(device.card(0));
      if (device.look.viewport.width > 500) await device.point(device.cell(HILL));
    },
  },
  { name: 'unit chosen', reach: chooseUnit },
  {
    name: 'target aimed at',
    reach: async (device) => {
      await chooseUnit(device);
      await device.point(device.cell(EMBER_LANCER));
      await device.region('forecast.title').waitFor();
    },
  },
  {
    name: 'castle aimed at',
    reach: async (device) => {
      await device.open();
      await device.press(device.cell(0));
      await device.point(device.enemyCastle());
      await device.region('forecast.title').waitFor();
    },
  },
  {
    name: 'card of the hand looked at',
    reach: async (device) => {
      await device.open();
      await device.point(device.card(2));
    },
  },
  {
    name: 'enemy looked at',
    reach: async (device) => {
      await device.open();
      await device.point(device.cell(SLAG_KNIGHT));
      await device.region('look.place').waitFor();
    },
  },
  {
    name: 'ground looked at',
    reach: async (device) => {
      await device.open();
      await device.point(device.cell(HILL));
      await device.region('look.place').waitFor();
    },
  },
  {
    name: 'order refused',
    reach: async (device) => {
      await device.open();
      await device.press(device.cell(PIKE_SERJEANT));
      await device.press(device.cell(FREE));
      await device.page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    },
  },
  {
    name: 'card deployed, to be taken back',
    reach: async (device) => {
      await device.open();
      await device.press(device.card(2));
      await device.press(device.cell(HILL));
      await waitForUndo(device);
    },
  },
  {
    name: 'castle looked at',
    reach: async (device) => {
      await device.open();
      await device.point(device.enemyCastle());
      await device.region('castle.look').waitFor();
    },
  },
  {
    name: 'column looked at',
    reach: async (device) => {
      await device.open();
      const header = device.page.getByRole('list', { name: device.say('zones.title') }).getByRole('button');
      await device.point(header.first());
      await device.region('zones.look').waitFor();
    },
  },
  {
    name: 'blow struck and logged',
    reach: strike,
  },
  {
    name: 'entry of the log looked at',
    reach: async (device) => {
      await strike(device);
      if (device.hasTouch) await device.page.keyboard.press('Escape');
      else await device.region('log.title').getByRole('button').last().focus();
    },
  },
  {
    name: 'opponent’s turn',
    reach: async (device) => {
      await device.open('midgame', { speed: 'half' });
      await device.press(device.button('controls.endTurn'));
      await device.page
        .locator('[aria-disabled="true"]')
        .filter({ hasText: device.say('controls.endTurn') })
        .waitFor();
    },
  },
  {
    name: 'threats shown',
    reach: async (device) => {
      await device.open();
      await device.press(device.button('threat.title'));
    },
  },
  {
    name: 'threats shown, own unit looked at',
    reach: async (device) => {
      await device.open();
      await device.press(device.button('threat.title'));
      await device.point(device.cell(OATHGUARD));
    },
  },
  {
    name: 'deck and discards',
    reach: async (device) => {
      await device.open();
      await device.press(device.button('cards.label'));
      await device.dialog('cards.title').waitFor();
    },
  },
  { name: 'menu', reach: openMenu },
  {
    name: 'conceding is asked back',
    reach: async (device) => {
      await openMenu(device);
      await device.press(device.button('controls.concede'));
      await device.button('controls.concede.sure').waitFor();
    },
  },
  { name: 'result', reach: lose },
  {
    name: 'board after the battle',
    reach: async (device) => {
      await lose(device);
      await device.press(device.button('result.look'));
      await device.button('controls.result').waitFor();
    },
  },
  {
    name: 'notice: the save can’t be opened',
    reach: async (device) => {
      await device.openHome();
      await device.spoilSave();
      await device.button('notice.dismiss').waitFor();
    },
  },
  {
    name: 'notice: the battle can’t be saved',
    reach: async (device) => {
      await failToSave(device);
      await device.button('save.retry').waitFor();
    },
  },
  {
    name: 'notice: the battle can’t be saved, while the opponent thinks',
    reach: async (device) => {
      await device.open();
      // A worker that hears nothing thinks on.
      await device.page.evaluate(() => {
        Worker.prototype.postMessage = () => undefined;
      });
      await endTurnUnsaved(device);
      const [, thinks = ''] = device.say('battle.thinking').split('{player}');
      await device.page.getByRole('banner').getByText(thinks).waitFor();
    },
  },
  {
    name: 'menu after the notice was sent away',
    reach: async (device) => {
      await failToSave(device);
      await device.press(device.button('notice.dismiss'));
      await device.press(device.button('battle.menu'));
      await device
        .dialog('settings.title')
        .getByRole('button', { name: device.say('save.retry') })
        .waitFor();
    },
  },
  { name: 'another tab plays', reach: lookOn },
  {
    name: 'start page while another tab plays',
    reach: async (device) => {
      await lookOn(device);
      await device.press(device.button('battle.menu'));
      await device.press(device.button('controls.leave'));
      await device.link('home.follow').waitFor();
    },
  },
  {
    name: 'end of the turn asked back',
    reach: async (device) => {
      await device.open('midgame', { turnGuard: true });
      await device.press(device.button('controls.endTurn'));
      await device.region('guard.title').waitFor();
    },
  },
  { name: 'command line', reach: openCommand },
  {
    name: 'command line completes',
    reach: async (device) => {
      await openCommand(device);
      await device.page.keyboard.type('m');
    },
  },
  {
    name: 'command not understood',
    reach: async (device) => {
      await openCommand(device);
      await device.page.keyboard.type('juggle');
      await device.page.keyboard.press('Enter');
    },
  },
  {
    name: 'curtain between two at one screen',
    reach: async (device) => {
      await device.open('midgame', {}, { left: 'human', right: 'human' });
      await device.passCurtain();
      await device.press(device.button('controls.endTurn'));
      await device.button('curtain.ready').waitFor();
    },
  },
  {
    name: 'two opponents watched',
    reach: async (device) => {
      await device.open('midgame', { speed: 'half' }, { left: 'greedy', right: 'random' });
      await device.press(device.button('watched.pause'));
      await device.button('watched.resume').waitFor();
    },
  },
  {
    name: 'set-up',
    reach: openSetUp,
  },
  {
    name: 'set-up, two opponents chosen',
    reach: async (device) => {
      await openSetUp(device);
      await device.press(device.page.getByText(device.say('home.mode.watch')));
    },
  },
  {
    name: 'fair play',
    reach: async (device) => {
      await device.openHome();
      await device.press(device.button('fair.title'));
      await device.dialog('fair.title').waitFor();
    },
  },
  {
    name: 'credits',
    reach: async (device) => {
      await device.openHome();
      await device.press(device.button('credits.title'));
      await device.dialog('credits.title').waitFor();
    },
  },
  { name: 'hint: where', reach: (device) => askHint(device) },
  {
    name: 'hint: the whole plan',
    reach: async (device) => {
      await askHint(device);
      await device.press(device.button('hint.more'));
      await device.press(device.button('hint.most'));
    },
  },
  {
    name: 'why the opponent did that',
    reach: async (device) => {
      await device.open('midgame', {}, { left: 'human', right: 'sergeant' });
      await device.press(device.button('controls.endTurn'));
      const name = device.say('why.ask').replace('{player}', device.say('level.sergeant.called'));
      await device.press(device.page.getByRole('button', { name }));
      await device.dialog('why.title').waitFor();
    },
  },
  {
    name: 'link that can’t be followed',
    reach: async (device) => {
      await device.openHome();
      await device.page.evaluate(() => {
        location.hash = '#battle?battlefield=nowhere';
      });
      await device.page.reload();
      await device.page.locator('main').waitFor();
    },
  },
  {
    name: 'address that leads nowhere',
    reach: async (device) => {
      await device.openHome();
      await device.page.evaluate(() => {
        location.hash = '#/nowhere';
      });
      await device.page.getByRole('link', { name: device.say('unknown.home') }).waitFor();
    },
  },
  {
    name: 'settings over the start page',
    reach: async (device) => {
      await device.openHome();
      await device.press(device.page.getByRole('link', { name: device.say('settings.title') }));
      await device.dialog('settings.title').waitFor();
    },
  },
  {
    name: 'settings, a key is taken already',
    reach: async (device) => {
      await device.openHome();
      await device.press(device.page.getByRole('link', { name: device.say('settings.title') }));
      const settings = device.dialog('settings.title');
      await device.press(settings.getByText(device.say('keyMap.title'), { exact: true }));
      await device.press(settings.getByRole('button', { name: device.say('key.undo') }));
      await device.page.keyboard.press('e');
      await settings
        .getByRole('status')
        .filter({ hasText: device.say('key.endTurn') })
        .waitFor();
    },
  },
  {
    name: 'how to play, from the menu',
    reach: async (device) => {
      await openMenu(device);
      await device.press(device.button('home.howTo'));
      await device.dialog('home.howTo').waitFor();
    },
  },
];

async function openSetUp(device: Device): Promise<void> {
  await device.openHome();
  await device.press(device.page.getByRole('link', { name: device.say('home.play') }));
  await device.button('play.begin').waitFor();
}

async function askHint(device: Device): Promise<void> {
  await device.open();
  await device.press(device.button('hint.title'));
  await device.button('hint.more').waitFor();
}

async function leave(device: Device): Promise<void> {
  await openMenu(device);
  await device.press(device.button('controls.leave'));
  await device.link('home.continue').waitFor();
}

async function dealHands(device: Device): Promise<void> {
  await device.openHome();
  await device.press(device.link('home.quickBattle'));
  await device.page.getByRole('grid').waitFor();
}

async function chooseUnit(device: Device): Promise<void> {
  await device.open();
  await device.press(device.cell(OATHGUARD));
  await device.page.locator('td button[aria-pressed="true"]').waitFor();
}

async function strike(device: Device): Promise<void> {
  await chooseUnit(device);
  await device.press(device.cell(EMBER_LANCER));
  // Every cell's name speaks of striking; the button's is nothing but the word.
  const button = device.page.getByRole('button', { name: device.say('forecast.strike'), exact: true });
  if (device.hasTouch) await device.press(button);
  await waitForUndo(device);
}

/** An order was carried out, and nothing hidden was revealed by it. */
async function waitForUndo({ page, say }: Device): Promise<void> {
  await page
    .locator('button[aria-disabled="false"]')
    .filter({ hasText: say('undo.label') })
    .waitFor();
}

async function openMenu(device: Device): Promise<void> {
  await device.open();
  await device.press(device.button('battle.menu'));
  await device.dialog('settings.title').waitFor();
}

async function lose(device: Device): Promise<void> {
  await openMenu(device);
  await device.press(device.button('controls.concede'));
  await device.press(device.button('controls.concede.sure'));
  await device.dialog('result.lost').waitFor();
}

async function openCommand(device: Device): Promise<void> {
  await device.open();
  await device.page.keyboard.press('/');
  await device.page.getByRole('combobox').waitFor();
}

/** The next order can't be written. */
async function failToSave(device: Device): Promise<void> {
  await device.open();
  await endTurnUnsaved(device);
  // The opponent has done what it wanted.
  await device.page
    .locator('[aria-disabled="false"]')
    .filter({ hasText: device.say('controls.endTurn') })
    .waitFor();
}

async function endTurnUnsaved(device: Device): Promise<void> {
  await device.page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      // The page numbers what it writes; what is planted for the next state has no number.
      if (given[0]?.save?.sequence === undefined) return put.apply(this, given);
      throw new DOMException('no room is left', 'QuotaExceededError');
    };
  });
  await device.press(device.button('controls.endTurn'));
  await device.button('notice.dismiss').waitFor();
}

/** Another tab takes the battle over, and is closed only when this one is loaded again. */
async function lookOn(device: Device): Promise<void> {
  await device.open();
  const other = await device.page.context().newPage();
  await other.goto(device.page.url());
  await other.getByRole('button', { name: device.say('tab.takeOver') }).click();
  await device.button('tab.takeOver').waitFor();
  await device.page.bringToFront();
  // Another address within the page is no reload: the other tab goes on playing.
  const closeOther = (request: Request): void => {
    if (!request.isNavigationRequest()) return;
    device.page.off('request', closeOther);
    void other.close();
  };
  device.page.on('request', closeOther);
}
