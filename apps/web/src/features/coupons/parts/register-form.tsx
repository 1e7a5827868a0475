import { Button, Card, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { forgetDone, sayDone } from '../notice.ts'
import { useRegisterCoupon } from '../queries.ts'

import classes from './register-form.module.css'

/** Where a member types the code of a coupon, however they write it. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const register = useRegisterCoupon()
  const field = useRef<HTMLInputElement>(null)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (register.isPending) return
    forgetDone()
    setEmpty(code.trim() === '')
    if (code.trim() === '') return field.current?.focus()
    register.mutate(code.trim(), {
      onSuccess: () => {
        setCode('')
        sayDone(t('coupons.registered'))
        onRegistered()
      },
      onError: () => field.current?.focus(),
    })
  }
  const failure = register.isError ? text(register.error) : null
  return (
    <Card component="form" noValidate className={classes['form']} onSubmit={handleSubmit}>
      <TextInput
        ref={field}
        label={t('coupons.code')}
        description={t('coupons.codeHint')}
        placeholder="MINT-2345-WXYZ"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        classNames={{ input: classes['code'] ?? '' }}
        // Above the field: under it stands its button, on a phone.
        inputWrapperOrder={['label', 'description', 'error', 'input']}
        error={isEmpty ? t('coupons.needCode') : failure}
        inputContainer={(input) => (
          <div className={classes['row']}>
            {input}
            <Button type="submit" size="md" loading={register.isPending}>
              {t('coupons.register')}
            </Button>
          </div>
        )}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value)
          setEmpty(false)
          register.reset()
        }}
      />
    </Card>
  )
}
