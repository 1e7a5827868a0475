import type { Surface } from '../../surface.ts'
import { heart } from '../cuts/soft.ts'
import { ellipse, layOutline, type Outline, type Point, polygon, roundedRect } from '../outline.ts'
import { withOpacity } from '../paint.ts'

/** Each paints one particle of size 1 about the origin. */

export function confetti(surface: Surface, color: string, variant: number): void {
  const outlines: Outline[] = [
    roundedRect({ x: -0.5, y: -0.3, w: 1, h: 0.6 }, 0.06),
    ellipse({ x: -0.38, y: -0.38, w: 0.76, h: 0.76 }),
    roundedRect({ x: -0.5, y: -0.13, w: 1, h: 0.26 }, 0.05),
  ]
  fillWith(surface, outlines[variant] ?? outlines[0] ?? [], color)
}

export function softDisc(surface: Surface, color: string): void {
  const light = surface.createRadialGradient(0, 0, 0, 0, 0, 0.5)
  light.addColorStop(0, color)
  light.addColorStop(0.45, color)
  light.addColorStop(1, clear(color))
  surface.fillStyle = light
  surface.fillRect(-0.5, -0.5, 1, 1)
}

export function petal(surface: Surface, color: string): void {
  fillWith(
    surface,
    [
      {
        from: [0, 0.5],
        steps: [
          {
            curve: [
              [-0.42, 0.3],
              [-0.4, -0.28],
              [-0.1, -0.5],
            ],
          },
          { to: [0, -0.38] },
          { to: [0.1, -0.5] },
          {
            curve: [
              [0.4, -0.28],
              [0.42, 0.3],
              [0, 0.5],
            ],
          },
        ],
        closed: true,
      },
    ],
    color,
  )
  const shade = surface.createLinearGradient(0, 0.5, 0, -0.4)
  shade.addColorStop(0, 'rgba(0,0,0,0.2)')
  shade.addColorStop(1, 'rgba(255,255,255,0.25)')
  surface.fillStyle = shade
  surface.fill()
}

export function leaf(surface: Surface, color: string): void {
  fillWith(
    surface,
    [
      {
        from: [0, 0.46],
        steps: [
          {
            curve: [
              [-0.46, 0.22],
              [-0.34, -0.3],
              [0, -0.5],
            ],
          },
          {
            curve: [
              [0.34, -0.3],
              [0.46, 0.22],
              [0, 0.46],
            ],
          },
        ],
        closed: true,
      },
    ],
    color,
  )
  surface.strokeStyle = 'rgba(0,0,0,0.24)'
  surface.lineWidth = 0.035
  surface.lineCap = 'round'
  layOutline(surface, [
    polygon(
      [
        [0, 0.5],
        [0, -0.36],
      ],
      false,
    ),
  ])
  surface.stroke()
}

/** A four-pointed glint in a little light of its own. */
export function sparkle(surface: Surface, color: string): void {
  surface.globalAlpha = 0.32
  softDisc(surface, color)
  surface.globalAlpha = 1
  const waist = 0.055
  const points: Point[] = Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 4
    const far = index % 2 === 0 ? 0.5 : waist * Math.SQRT2
    return [Math.cos(turn) * far, Math.sin(turn) * far]
  })
  fillWith(surface, [polygon(points)], color)
  fillWith(surface, ellipse({ x: -0.07, y: -0.07, w: 0.14, h: 0.14 }), '#ffffff')
}

/** A light out of focus: even inside, brighter at its rim. */
export function bokeh(surface: Surface, color: string): void {
  const light = surface.createRadialGradient(0, 0, 0, 0, 0, 0.5)
  light.addColorStop(0, withOpacity(color, 0.34))
  light.addColorStop(0.78, withOpacity(color, 0.46))
  light.addColorStop(0.92, withOpacity(color, 0.8))
  light.addColorStop(1, clear(color))
  surface.fillStyle = light
  surface.fillRect(-0.5, -0.5, 1, 1)
}

export function bubble(surface: Surface, color: string): void {
  const body = surface.createRadialGradient(0, 0, 0.2, 0, 0, 0.48)
  body.addColorStop(0, withOpacity(color, 0.04))
  body.addColorStop(0.8, withOpacity(color, 0.16))
  body.addColorStop(1, withOpacity(color, 0.7))
  surface.fillStyle = body
  layOutline(surface, ellipse({ x: -0.48, y: -0.48, w: 0.96, h: 0.96 }))
  surface.fill()
  fillWith(surface, ellipse({ x: -0.3, y: -0.32, w: 0.2, h: 0.14 }), 'rgba(255,255,255,0.85)')
  fillWith(surface, ellipse({ x: 0.16, y: 0.2, w: 0.08, h: 0.08 }), 'rgba(255,255,255,0.5)')
}

export function heartMark(surface: Surface, color: string): void {
  fillWith(surface, heart({ x: -0.48, y: -0.44, w: 0.96, h: 0.88 }), color)
}

export function star(surface: Surface, color: string): void {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const turn = (index * Math.PI) / 5 - Math.PI / 2
    const far = index % 2 === 0 ? 0.5 : 0.21
    return [Math.cos(turn) * far, Math.sin(turn) * far]
  })
  surface.lineJoin = 'round'
  surface.lineWidth = 0.07
  surface.strokeStyle = color
  fillWith(surface, [polygon(points.map(([x, y]): Point => [x * 0.93, y * 0.93]))], color)
  surface.stroke()
}

function fillWith(surface: Surface, outline: Outline, color: string): void {
  surface.fillStyle = color
  layOutline(surface, outline)
  surface.fill()
}

function clear(color: string): string {
  return withOpacity(color, 0)
}
