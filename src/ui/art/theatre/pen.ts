/**
 * Shapes as SVG text. Colours stay names in braces, such as {cloth}, until `paint` knows faction and theme: so one figure can
 * wear another skin, and the same drawing serves both themes.
 */
export function part(d: string, tone: string, more = ''): string {
  return `<path d="${d}" fill="{${tone}}"${more === '' ? '' : ` ${more}`}/>`;
}

export function dot(across: number, down: number, radius: number, tone: string, more = ''): string {
  return `<circle cx="${tenth(across)}" cy="${tenth(down)}" r="${tenth(radius)}" fill="{${tone}}"${more === '' ? '' : ` ${more}`}/>`;
}

export function line(d: string, tone: string, width: number, more = ''): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="{${tone}}" stroke-width="${width}" ${ends}${more === '' ? '' : ` ${more}`}/>`;
}

export function ring(across: number, down: number, radius: number, tone: string, width: number, opacity = 1): string {
  return `<circle cx="${tenth(across)}" cy="${tenth(down)}" r="${tenth(radius)}" fill="none" stroke="{${tone}}" stroke-width="${tenth(width)}" opacity="${opacity}"/>`;
}

/** Another colour where a drawing names this one. */
export function recolored(svg: string, tones: Readonly<Record<string, string | undefined>>): string {
  return svg.replace(/\{(\w+)\}/g, (name, tone: string) => (tones[tone] === undefined ? name : `{${tones[tone]}}`));
}

export function paint(svg: string, palette: Readonly<Record<string, string>>): string {
  return svg.replace(/\{(\w+)\}/g, (_name, tone: string) => palette[tone] ?? '#888');
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
