import { missing } from './answer.ts'
import type { On } from './route.ts'
import { customerShape } from './shapes.ts'
import type { Vault } from './vault.ts'

/** Who pays, and letting go of a card of theirs. */
export function serveCustomers(on: On, vault: Vault): void {
  on('POST', '/customers', ['email', 'name', 'metadata'], ({ form }) => ({
    body: customerShape(
      vault.addCustomer({
        email: form.text('email'),
        name: form.text('name'),
        metadata: form.map('metadata'),
      }),
    ),
  }))
  on('POST', '/payment_methods/:id/detach', [], ({ id }) => {
    const method = vault.method(id)
    return method ? vault.detach(method) : missing('PaymentMethod', id, 'payment_method')
  })
}
