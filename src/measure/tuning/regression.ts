/** Positions and what became of them: rows of features, one after the other, and for each row the share of the win. */
export interface Sample {
  readonly width: number;
  readonly rows: Float64Array;
  readonly outcomes: Float64Array;
}

export interface Regression {
  readonly weights: Float64Array;
  /** Mean of −log(chance given to what happened), on the sample itself: 0.693 is a coin. */
  readonly loss: number;
}

const STEPS = 12;

/**
 * Logistic regression by Newton's method. `pull` keeps weights that the sample says little about near 0: it is the strength of a
 * penalty on each weight in units of its feature's spread, and it needs no constant because features are differences.
 */
export function regress(sample: Sample, pull: number): Regression {
  const { width } = sample;
  const spread = spreadOf(sample);
  let weights = new Float64Array(width);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, curvature } = slopes(sample, weights);
    for (let place = 0; place < width; place++) {
      const penalty = pull * (spread[place] as number) ** 2;
      gradient[place] = (gradient[place] as number) - penalty * (weights[place] as number);
      const diagonal = place * width + place;
      curvature[diagonal] = (curvature[diagonal] as number) + penalty + 1e-9;
    }
    const change = solve(curvature, gradient);
    weights = weights.map((weight, place) => weight + (change[place] as number));
  }
  return { weights, loss: lossOf(sample, weights) };
}

export function lossOf({ rows, outcomes, width }: Sample, weights: Float64Array): number {
  let loss = 0;
  for (let row = 0; row < outcomes.length; row++) {
    const chance = chanceIn(rows, row, width, weights);
    const outcome = outcomes[row] as number;
    loss -= outcome * Math.log(chance + 1e-12) + (1 - outcome) * Math.log(1 - chance + 1e-12);
  }
  return loss / outcomes.length;
}

function chanceIn(rows: Float64Array, row: number, width: number, weights: Float64Array): number {
  let logit = 0;
  for (let place = 0; place < width; place++) {
    logit += (weights[place] as number) * (rows[row * width + place] as number);
  }
  return 1 / (1 + Math.exp(-logit));
}

/** Root mean square of each feature. */
function spreadOf({ rows, outcomes, width }: Sample): Float64Array {
  const squares = new Float64Array(width);
  for (let index = 0; index < rows.length; index++) {
    squares[index % width] = (squares[index % width] as number) + (rows[index] as number) ** 2;
  }
  return squares.map((sum) => Math.sqrt(sum / outcomes.length));
}

/** Means over the sample of the likelihood's first and second derivative. */
function slopes({ rows, outcomes, width }: Sample, weights: Float64Array) {
  const gradient = new Float64Array(width);
  const curvature = new Float64Array(width * width);
  const share = 1 / outcomes.length;
  for (let row = 0; row < outcomes.length; row++) {
    const chance = chanceIn(rows, row, width, weights);
    const miss = ((outcomes[row] as number) - chance) * share;
    const doubt = chance * (1 - chance) * share;
    for (let one = 0; one < width; one++) {
      const feature = rows[row * width + one] as number;
      if (feature === 0) continue;
      gradient[one] = (gradient[one] as number) + miss * feature;
      for (let other = 0; other <= one; other++) {
        const place = one * width + other;
        curvature[place] = (curvature[place] as number) + doubt * feature * (rows[row * width + other] as number);
      }
    }
  }
  for (let one = 0; one < width; one++) {
    for (let other = 0; other < one; other++) curvature[other * width + one] = curvature[one * width + other] as number;
  }
  return { gradient, curvature };
}

/** Gauss–Jordan with pivots; the matrix is symmetric and, by the penalty, never singular. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const rows = Array.from({ length: size }, (_, row) => [
    ...matrix.subarray(row * size, (row + 1) * size),
    right[row] as number,
  ]);
  for (let pivot = 0; pivot < size; pivot++) {
    const best = rows.reduce(
      (at, row, index) => (index >= pivot && magnitude(row, pivot) > magnitude(rows[at], pivot) ? index : at),
      pivot,
    );
    [rows[pivot], rows[best]] = [rows[best] as number[], rows[pivot] as number[]];
    const lead = rows[pivot] as number[];
    for (const [index, row] of rows.entries()) {
      if (index === pivot) continue;
      const factor = (row[pivot] as number) / (lead[pivot] as number);
      if (factor !== 0)
        for (let col = pivot; col <= size; col++) row[col] = (row[col] as number) - factor * (lead[col] as number);
    }
  }
  return Float64Array.from(rows, (row, index) => (row[size] as number) / (row[index] as number));
}

function magnitude(row: readonly number[] | undefined, col: number): number {
  return Math.abs(row?.[col] ?? 0);
}
