import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useCompany } from './site-facts.ts'

import classes from './company-block.module.css'

/** Where anyone may look a business up by its number, as the law asks the foot of a shop to link to. */
const register = 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no='

/** Who runs the site, as the law asks a shop to say on its first page; nothing where nobody has said so. */
export function CompanyBlock() {
  const { t } = useTranslation()
  const company = useCompany()
  if (!company) return null
  const { businessNumber } = company
  return (
    <section className={classes['company']} aria-label={t('frame.company')}>
      <p>
        <b>{company.name}</b>
        {company.isSample ? <span className={classes['sample']}>{t('frame.companySample')}</span> : null}
      </p>
      <dl className={classes['facts']}>
        <Fact name={t('frame.companyRepresentative')}>{company.representative}</Fact>
        <Fact name={t('frame.companyNumber')}>
          <a
            href={`${register}${businessNumber.replaceAll('-', '')}`}
            target="_blank"
            rel="noreferrer"
            title={t('frame.companyNumberCheck')}
          >
            {businessNumber}
          </a>
        </Fact>
        <Fact name={t('frame.companyMailOrder')}>{company.mailOrderNumber}</Fact>
        <Fact name={t('frame.companyAddress')}>{company.address}</Fact>
        <Fact name={t('frame.companyPhone')}>
          <a href={`tel:${company.phone}`}>{company.phone}</a>
        </Fact>
        <Fact name={t('frame.companyEmail')}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </Fact>
        <Fact name={t('frame.companyOfficer')}>{company.officerName}</Fact>
        <Fact name={t('frame.companyHosting')}>{company.hostingProvider}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
