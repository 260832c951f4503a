/** Logarithm of the gamma function for x > 0 (Lanczos, about 15 digits). */
function logGamma(x: number): number {
  const c = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  const z = x - 1;
  let sum = 0.9999999999998099;
  for (const [i, one] of c.entries()) sum += one / (z + i + 1);
  const t = z + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The share of the chi-square distribution with `df` degrees of freedom that lies above `x`. */
export function upperTail(x: number, df: number): number {
  const a = df / 2;
  const half = x / 2;
  if (half <= 0) return 1;
  const front = Math.exp(-half + a * Math.log(half) - logGamma(a));
  if (half < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; Math.abs(term) > Math.abs(sum) * 1e-16 && n < 100_000; n += 1) {
      term *= half / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  let b = half + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 100_000; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return front * h;
}

/** The value that a chi-square variable exceeds with probability `tail`, by bisection to the last digits. */
export function critical(tail: number, df: number): number {
  let low = 0;
  let high = df + 100;
  while (upperTail(high, df) > tail) high *= 2;
  for (let n = 0; n < 200; n += 1) {
    const middle = (low + high) / 2;
    if (upperTail(middle, df) > tail) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Pearson's statistic of counts that should all be the same. */
export function pearson(counts: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < counts.length; i += 1) total += counts[i] ?? 0;
  const expected = total / counts.length;
  let sum = 0;
  for (let i = 0; i < counts.length; i += 1) sum += ((counts[i] ?? 0) - expected) ** 2 / expected;
  return sum;
}
