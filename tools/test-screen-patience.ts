import { configure } from '@testing-library/dom'
import { patient } from './machine-speed.ts'

configure({ asyncUtilTimeout: patient(5_000) })
