/** Something the person at the keyboard can put right. The message is one sentence that says how; no stack is shown. */
export class SetupProblem extends Error {}
