import type { Pattern, Statement, VariableDeclarator } from '@swc/core'
import { Visitor } from '@swc/core/Visitor.js'

type Using = { type: 'UsingDeclaration'; decls: VariableDeclarator[] }

/**
 * Teaches swc's visitor, through which dependency-cruiser reads our sources, to walk through `using` and
 * `for (using …)`. By itself it throws there (swc 1.16), and the whole check with it.
 */
export function teachUsing(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its visitor below
  const { visitStatement, visitPattern } = Visitor.prototype
  Visitor.prototype.visitStatement = function (this: Visitor, statement: Statement): Statement {
    return isUsing(statement) ? walk(this, statement) : visitStatement.call(this, statement)
  }
  Visitor.prototype.visitPattern = function (this: Visitor, pattern: Pattern): Pattern {
    return isUsing(pattern) ? walk(this, pattern) : visitPattern.call(this, pattern)
  }
}

function isUsing<Node extends { type: string }>(node: Node): node is Node & Using {
  return node.type === 'UsingDeclaration'
}

function walk<Node extends Using>(visitor: Visitor, node: Node): Node {
  node.decls = visitor.visitVariableDeclarators(node.decls)
  return node
}
