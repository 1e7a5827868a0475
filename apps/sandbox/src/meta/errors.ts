import { Refused } from '../networks/call.ts'
import { opaque } from '../networks/chance.ts'
import type { Answer } from '../networks/faults/book.ts'

export type GraphError = {
  code: number
  message: string
  subcode?: number
  type?: string
  status?: number
  isTransient?: boolean
  title?: string
  userMessage?: string
  data?: object
}

/** An error as the Graph API words it. */
export function graphError(error: GraphError): Answer {
  const {
    code,
    message,
    subcode,
    type = 'OAuthException',
    status,
    isTransient,
    title,
    userMessage,
    data,
  } = error
  const body = {
    error: {
      message,
      type,
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      ...(isTransient !== undefined && { is_transient: isTransient }),
      ...(title !== undefined && { error_user_title: title }),
      ...(userMessage !== undefined && { error_user_msg: userMessage }),
      ...(data !== undefined && { error_data: data }),
      fbtrace_id: `A${opaque(16)}`,
    },
  }
  return { status: status ?? (code === 190 ? 401 : 400), body }
}

export function refuse(error: GraphError): never {
  throw new Refused(graphError(error))
}

/** A parameter that is missing or wrong. */
export function refuseParam(message: string, subcode?: number): never {
  refuse({ code: 100, message: `(#100) ${message}`, ...(subcode !== undefined && { subcode }) })
}

/** What is not there, or not for this token: the Graph API does not tell the two apart. */
export function refuseObject(id: string, method = 'get'): never {
  refuse({
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported ${method} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
  })
}

export function refusePermission(needed: string, code = 200): never {
  refuse({ code, message: `(#${code}) Requires ${needed} permission to manage the object`, status: 403 })
}

export const outage: Answer = {
  status: 500,
  body: {
    error: {
      message: 'An unexpected error has occurred. Please retry your request later.',
      type: 'OAuthException',
      is_transient: true,
      code: 2,
      fbtrace_id: 'Asandbox',
    },
  },
}
