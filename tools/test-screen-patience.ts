import { configure } from '@testing-library/react'
import { patient } from './machine-speed.ts'

configure({ asyncUtilTimeout: patient(5_000) })
