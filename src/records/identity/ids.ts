import { hash } from 'node:crypto';
import { canonicalText } from '../../kernel/hash';

/** Names Ninekeep's battles apart from whatever else has ids of this kind. */
const NAMESPACE = 'b1f6f3f0-6d3a-5c56-9d53-0f6e5f9c7a21';
const VERSION_5 = 0x50;
const VARIANT = 0x80;

/** RFC 9562, version 5: the same name in the same namespace is the same id, in any database. */
function nameId(namespace: string, name: string): string {
  const space = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  const bytes = Buffer.from(hash('sha1', Buffer.concat([space, Buffer.from(name)]), 'hex'), 'hex');
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | VERSION_5, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | VARIANT, 8);
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The id of a battle: what it was, by whom, and nothing about when or where it was recorded. */
export function sessionId(battle: object): string {
  return nameId(NAMESPACE, canonicalText(battle));
}

/** The id of something within a battle: `character/scout`, `cover/17`. */
export function partId(session: string, kind: string, name: string | number): string {
  return nameId(session, `${kind}/${name}`);
}
