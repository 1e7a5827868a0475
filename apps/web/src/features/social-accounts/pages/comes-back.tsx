import { type NetworkId, networkIds } from '@clipmint/contract'
import { Page } from '@clipmint/ui'
import { getRouteApi, Navigate } from '@tanstack/react-router'

import { NotFoundScreen } from '../../../app/error-screens.tsx'
import { Choosing } from '../parts/choosing.tsx'
import { Finishing } from '../parts/finishing.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { useSocialAccount } from '../queries.ts'
import { waitingPost } from '../waiting-post.ts'

const route = getRouteApi('/services/$network')

/** /services/{network}: where its consent page sends visitors back to, and where one is chosen of several. */
export function ComesBackPage() {
  const { network } = route.useParams()
  const { state, ...came } = route.useSearch()
  const navigate = route.useNavigate()
  const type = networkIds.find((id) => id === network)
  if (type === undefined) return <NotFoundScreen />
  const goToAll = () =>
    void navigate({ to: '/upload/account/all', search: { post: waitingPost.read() }, replace: true })
  // Nothing of the exchange stays in the address or the history.
  const forget = () => void navigate({ search: {}, replace: true })
  return (
    <Page width="form">
      {state === undefined ? (
        <Chosen type={type} onLinked={goToAll} />
      ) : (
        <Finishing back={{ type, state, ...came }} onChoose={forget} onLinked={goToAll} />
      )}
    </Page>
  )
}

function Chosen({ type, onLinked }: { type: NetworkId; onLinked: () => void }) {
  const one = useSocialAccount(type)
  if (!one) return <Waiting type={type} />
  if (!one.candidates)
    return <Navigate to="/upload/account/all" search={{ post: waitingPost.read() }} replace />
  return <Choosing one={one} candidates={one.candidates} onLinked={onLinked} />
}
