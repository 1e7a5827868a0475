/** Where on a product's page its plans are, and a promotion's prices are changed. */
export const plansAnchor = 'plans'
