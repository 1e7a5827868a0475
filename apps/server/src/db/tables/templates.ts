import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Templates as they were when a project was made with them, so that a later version never changes an owner's work. */
export const templateVersions = pgTable(
  'template_versions',
  {
    templateId: uuid('template_id').notNull(),
    version: integer('version').notNull(),
    slug: text('slug').notNull(),
    document: jsonb('document').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.version] })],
)

/** How many projects were made of each template, counted anew from time to time. */
export const templateUses = pgTable('template_uses', {
  templateId: uuid('template_id').primaryKey(),
  projects: integer('projects').notNull(),
  countedAt: moment('counted_at').notNull(),
})
