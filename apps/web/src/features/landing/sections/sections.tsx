import { Articles } from './articles.tsx'
import { Cases } from './cases.tsx'
import { Closing } from './closing.tsx'
import { Consulting } from './consulting.tsx'
import { Editing } from './editing.tsx'
import { Features } from './features.tsx'
import { Ratios } from './ratios.tsx'

/** All that stands under the first screen. Who comes from the partner's app is offered help with the making at its end. */
export function Sections({ isOfPartner }: { isOfPartner: boolean }) {
  return (
    <>
      <Cases />
      <Features isOfPartner={isOfPartner} />
      <Editing />
      <Ratios />
      <Articles />
      {isOfPartner ? <Consulting /> : <Closing />}
    </>
  )
}
