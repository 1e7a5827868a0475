// @ts-check
// Lint rules of this house that oxlint does not have. oxlint loads this file itself (.oxlintrc.json, jsPlugins).

const ambientCalls = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'Temporal.Now',
])

/** A list of named exports is a face that a reader can see and a tool can follow. */
const noExportStar = {
  meta: {
    type: 'problem',
    messages: { star: "Name what you export: export { one, two } from '…'. A face is read, not guessed." },
  },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    ExportAllDeclaration(node) {
      context.report({ node, messageId: 'star' })
    },
  }),
}

/**
 * One way to write a type down. Only two things need an interface: reopening a type of somebody else's module, and
 * speaking of `this`.
 */
const noInterface = {
  meta: {
    type: 'suggestion',
    messages: { type: 'Write `type {{name}} = { … }`: a type cannot be reopened elsewhere.' },
  },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    TSInterfaceDeclaration(node) {
      for (let at = node.parent; at; at = at.parent) if (at.type === 'TSModuleDeclaration') return
      if (/\bthis\[/.test(context.sourceCode.getText(node.body))) return
      context.report({ node: node.id, messageId: 'type', data: { name: node.id.name } })
    },
  }),
}

/** What decides or draws must give the same answer tomorrow: time and chance are stated by the caller. */
const noAmbient = {
  meta: {
    type: 'problem',
    messages: {
      ambient:
        '{{what}} makes the answer depend on when it is asked. Take the time or the seed as a parameter.',
    },
  },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    MemberExpression(node) {
      const what = `${node.object.name}.${node.property.name}`
      if (ambientCalls.has(what)) context.report({ node, messageId: 'ambient', data: { what } })
    },
    /** @param {any} node */
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) {
        context.report({ node, messageId: 'ambient', data: { what: 'new Date()' } })
      }
    },
  }),
}

export default {
  meta: { name: 'house' },
  rules: { 'no-export-star': noExportStar, 'no-interface': noInterface, 'no-ambient': noAmbient },
}
