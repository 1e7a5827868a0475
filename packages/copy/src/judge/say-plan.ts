type Said = {
  scenarios: readonly {
    title: string
    lines: readonly { role: string; headline: readonly string[]; sub: readonly string[] }[]
  }[]
  leftOut: readonly { text: string; reason: string }[]
}

/** A plan as text: each video with its lines as they stand on screen, and what is left out. */
export function sayPlan({ scenarios, leftOut }: Said): string {
  const videos = scenarios.map(({ title, lines }) =>
    [
      `  ${title}`,
      ...lines.map(
        ({ role, headline, sub }) =>
          `    ${role.padEnd(8)} ${headline[0] ?? ''}${sub[0] === undefined ? '' : `  |  ${sub[0]}`}`,
      ),
    ].join('\n'),
  )
  return [...videos, ...leftOut.map(({ text, reason }) => `  left out (${reason}): ${text}`)].join('\n')
}
