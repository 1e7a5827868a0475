import {
  type ArrayExpressionElement,
  type EcmaScriptModule,
  type Expression,
  parseSync,
  type Program,
  Visitor,
} from 'oxc-parser'

/** One import, re-export or `import()`, as it is written. */
export type Import = { specifier: string; isTypeOnly: boolean }

/** What the parser's list of statements leaves out. Files with any of it are walked, which takes far longer. */
const needsWalk =
  /\bimport\s*[(/]|\bimport\.meta\.resolve\b|\brequire\b|\bfindPackageJSON\b|\bdeclare\s+module\b|\bexport\s*\{\s*\}\s*from\b/

/** AssemblyScript decorates functions, which TypeScript cannot. */
const functionDecorators = /^@\w+$/gm

/** All imports of a source file, those of types included. Throws where the file cannot be parsed. */
export function readImports(file: string, text: string): Import[] {
  const source = file.includes('/assembly/') ? text.replace(functionDecorators, '') : text
  const parsed = parseSync(file, source)
  const [error] = parsed.errors
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}\n${error.codeframe ?? ''}`)
  return needsWalk.test(source) ? walkForImports(parsed.program) : listStatements(parsed.module, source)
}

/** What Node leaves out when it strips types: of `import { type It }` it leaves the import, which still loads the file. */
const typeStatement = /^(import|export)\s+type\b/

function listStatements({ staticImports, staticExports }: EcmaScriptModule, source: string): Import[] {
  const imports = staticImports.map(({ moduleRequest, start }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: typeStatement.test(source.slice(start, start + 20)),
  }))
  const reexports = staticExports.flatMap(({ entries, start }) => {
    const specifier = entries[0]?.moduleRequest?.value
    const isTypeOnly = typeStatement.test(source.slice(start, start + 20))
    return specifier === undefined ? [] : [{ specifier, isTypeOnly }]
  })
  return [...imports, ...reexports]
}

function walkForImports(program: Program): Import[] {
  const found: Import[] = []
  const add = (specifier: string | undefined, isTypeOnly: boolean) => {
    if (specifier !== undefined) found.push({ specifier, isTypeOnly })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source.value, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source?.value, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind === 'type'),
    TSExternalModuleReference: ({ expression }) => add(expression.value, false),
    TSImportType: ({ source }) => add(source.value, true),
    ImportExpression: ({ source }) => add(readText(source), false),
    CallExpression: ({ callee, arguments: [specifier] }) => {
      if (isLoader(callee)) add(readText(specifier), false)
    },
  }).visit(program)
  return found
}

/** `require`, `require.resolve`, `import.meta.resolve` and `findPackageJSON`. */
function isLoader(callee: Expression): boolean {
  if (callee.type === 'Identifier') return /^(require|findPackageJSON)$/.test(callee.name)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const { object, property } = callee
  const resolves =
    object.type === 'MetaProperty' || (object.type === 'Identifier' && object.name === 'require')
  return resolves && property.name === 'resolve'
}

/** The text of a literal; what is put together at run time cannot be followed. */
function readText(argument: ArrayExpressionElement | undefined): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value
  if (argument?.type !== 'TemplateLiteral' || argument.expressions.length > 0) return undefined
  return argument.quasis[0]?.value.cooked ?? undefined
}
