/** Keys that open nothing but this stand-in. */
export const publishableKey = 'pk_test_sandbox'
export const secretKey = 'sk_test_sandbox'
export const webhookSecret = 'whsec_sandbox'
