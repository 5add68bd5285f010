import { type ParseError, type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';

/** The parser's codes in words. */
const MESSAGES: Readonly<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol: 'this is not JSON: text needs double quotes',
  InvalidNumberFormat: 'this is not a number in JSON',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing } is expected here',
  CloseBracketExpected: 'a closing ] is expected here',
  EndOfFileExpected: 'the file should end here',
  InvalidCommentToken: 'comments are not allowed in JSON',
  UnexpectedEndOfComment: 'comments are not allowed in JSON',
  UnexpectedEndOfString: 'a closing double quote is missing',
  UnexpectedEndOfNumber: 'this number is not finished',
  InvalidUnicode: 'this is not a \\u escape: four hexadecimal digits are needed',
  InvalidEscapeCharacter: 'this is not an escape that JSON knows',
  InvalidCharacter: 'a control character is not allowed inside text',
  '<unknown ParseErrorCode>': 'this is not JSON',
};

/** A comma before a closing bracket is reported at the bracket, where nothing looks wrong: say so. */
export function syntaxMessage(text: string, error: ParseError): string {
  if (/,\s*$/.test(text.slice(0, error.offset)) && /^[}\]]/.test(text.slice(error.offset))) {
    return 'the comma before this bracket is one too many';
  }
  return MESSAGES[printParseErrorCode(error.error as ParseErrorCode)];
}
