interface Loaded {
  readonly catalog: object;
  readonly problems: readonly object[];
}

/** A module of checked content: parsed faster than the same as source, and frozen. */
export function moduleText({ catalog, problems }: Loaded): string {
  const json = JSON.stringify(JSON.stringify({ catalog, problems }));
  return [
    'const freeze = (value) => {',
    '  if (typeof value !== "object" || value === null) return value;',
    '  Object.values(value).forEach(freeze);',
    '  return Object.freeze(value);',
    '};',
    `export const { catalog, problems } = freeze(JSON.parse(${json}));`,
  ].join('\n');
}
