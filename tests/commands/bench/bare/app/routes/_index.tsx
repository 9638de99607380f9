// A splat does not match the root's own address.
export { default, loader } from "./$";
