/** How the battle is kept, in files and between tabs. */
export const ENGLISH_SAVES = {
  'notice.save.not-archived': 'The battle can’t be kept among your battles: {detail}.',
  'notice.save.archive-full':
    'There is no room to keep this battle. {detail, plural, one {The oldest battle} other {The # oldest battles}} without mark, note or variations could go for it.',
  'notice.save.variations-lost': 'The variations can’t be kept: {detail}. They are gone with this page.',
  'notice.save.write-failed': 'The battle can’t be saved: {detail}. You can play on, but a reload would lose it.',
  'notice.save.read-failed': 'The saved battle can’t be read: {detail}. Nothing was deleted.',
  'notice.save.unreadable':
    'The saved battle can’t be opened: {detail}. Nothing was deleted, and a new battle won’t write over it.',
  'notice.save.one-damaged':
    'One of the two copies of the battle is damaged: {detail}. It goes on from the other one; the last order may be missing.',
  'save.export': 'Export battle',
  'save.exportRaw': 'Export it as it is',
  'save.makeRoom': 'Delete them and keep this one',
  'save.retry': 'Try again',
  'save.kept': 'The battle is kept in this browser after every order.',
  'save.elsewhere': 'The battle is kept by the tab that plays it.',

  'tab.reading': 'This battle is being played in another tab. Here you can follow it.',
  'tab.lost': 'Another tab has taken this battle over. Here you can follow it.',
  'tab.takingOver': 'The battle is being fetched from the other tab…',
  'tab.takeOver': 'Take over here',
  'tab.short': 'In another tab',
  'undo.elsewhere': 'The battle is played in another tab.',
  'command.elsewhere': 'The battle is played in another tab. Take it over to give orders here.',

  'battleFile.refused': '{name}: the battle can’t be opened: {reason}.',
  'invitation.field': 'The file “{name}” holds a battle on the open field that can be continued.',
  'invitation.running.field': 'Your running battle on the open field is kept until you say otherwise.',
  'invitation.battle': 'The file “{name}” holds a battle that can be continued.',

  'error.again': 'Load the page again to go on.',
  'error.setAside': 'Set this battle aside',
  'error.home': 'To the start page',
  'shelf.aside': 'A battle couldn’t be drawn and was set aside. Nothing of it is lost.',
  'shelf.aside.retry': 'Open it again',
  'shelf.aside.delete': 'Delete it',
  'shelf.aside.sure': 'Delete it for good?',
  'shelf.replaced': 'Go back to the battle that was replaced',
  'shelf.replaced.note': 'The two battles change places.',

  'notice.save.storage-gone':
    'This page has lost its storage: {detail}. The battle goes on, but it isn’t kept any more: export it, or try again.',
  'ownBook.short': 'own cards',
  'ownBook.sentence': 'This battle is played with its own {parts}.',
  'ownBook.cards': 'cards',
  'ownBook.abilities': 'abilities',
  'ownBook.rules': 'rules',
  'ownBook.ground': 'terrain',
  'ownBook.formations': 'formations',
} as const;
