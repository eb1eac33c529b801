export { openSimulator, type Simulator, type SimulatorOptions } from './open-simulator.js'
