/** Numbers as they may be written in JSON, and some that may not. */
export const ODD_NUMBERS: readonly string[] = [
  ...['0', '-0', '1', '-1', '2', '9', '20', '21', '99', '100', '500', '501', '999', '1000', '9999', '10000'],
  ...['0.5', '-0.5', '1e-7', '1.0', '1e2', '5e-324', '1e308', '1e309', '-1e309', '1E400', '2147483648', '4294967296'],
  ...['9007199254740991', '9007199254740993', '-9007199254740993', '9'.repeat(400), `0.${'3'.repeat(300)}`],
  ...['NaN', 'Infinity', '-Infinity', '01', '+1', '.5', '1.', '0x10', '1_000', '1n', '--1', '1e', '１２'],
];

/** What careless code would run, obey, look up or put on the page. */
export const ODD_TEXTS: readonly string[] = [
  ...['', ' ', 'x', '0', '-1', 'true', 'null', 'id', 'value', 'any', 'self', 'toJSON', 'valueOf', '𝒳', 'ﬁ', 'İ', 'ß'],
  ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', '__defineGetter__', 'then', 'length'],
  ...['<script>globalThis.fuzzed = 1</script>', '<img src=x onerror=globalThis.fuzzed=1>', '${globalThis.fuzzed = 1}'],
  ...['javascript:globalThis.fuzzed=1', "');globalThis.fuzzed=1;//", '{{constructor.constructor("fuzzed=1")()}}'],
  ...['constructor.constructor("globalThis.fuzzed=1")()', '{count, plural, other {#}}', '%s%n%d', '$&$1$`', '\\'],
  ...['../../etc/passwd', 'C:\\nul', 'file:///etc/passwd', '//elsewhere.example/x.json', 'a\0b', '\u001b[2J\u001b]0;x\u0007'],
  ...['\u202egnp.drac', '\u2066x\u2069', '\u200b', '\ufeff', '\u2028', '\u0085', '\ud800', '\udfff\ud800', '\ufffd', '\u00ad'],
  ...['e\u0301'.repeat(30), `a${'\u0300'.repeat(500)}`, '👩‍👩‍👧‍👦'.repeat(12), 'oathguard', 'bastion', 'melee', 'normal', 'siege'],
  ...['x'.repeat(41), 'a-'.repeat(30), 'y'.repeat(161), 'sheild'.repeat(700), 'é'.repeat(30_000), '"'.repeat(3000)],
];

export const ODD_KEYS: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'toJSON', 'valueOf', 'then', 'length', '$schema', 'mode'],
  ...['', ' ', '0', '-1', 'id', 'Id', 'id ', 'value', 'cards', 'health', 'abilities', 'a/b~c', 'k'.repeat(5000), '\u202ex', '\0'],
];

/** Put anywhere into a text. */
export const SCRAPS: readonly string[] = [
  ...['{', '}', '[', ']', ',', ':', '"', '\\', '\\u', '\\ud800', '//', '/*', '\0', '\ud800', '\ufeff', '-', '1e999', 'null'],
  ...['"__proto__":{"fuzzed":1},', '"constructor":{"prototype":{"fuzzed":1}},', '"id":"x",', '\r', '\u2028', '\t', '“'],
  ...['{"a":'.repeat(25), '['.repeat(3000), '"a":1,'.repeat(900), '&', '=', '%', '%00', '%zz', '%E0%A4%A', '#', '?', '+', ' '],
  ...['&seed=1', '&left=bastion', '&players=human,human', '--', '--json', '--seed', '-h', ' 1 left', ' castle', ' 9z', '…'],
];
