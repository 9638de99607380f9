import type { Plugin } from "vite";

/*
 * Of three.js the room uses two materials. The renderer names all of them, and
 * their shaders are texts that no bundler sees through; they would be a sixth of
 * what a phone loads for the room. What is left out here is never reached: where
 * it is, three.js fails loudly, and the browser tests of the room with it.
 *
 * It knows the text of one version, which package.json pins. With another it
 * stops the build, and somebody looks again.
 */

/** Parts of shaders that "basic" and "lambert" materials are made of, with the features that the room uses: vertex colours, pictures, lights. */
const USED = new Set(
  `alphatest_fragment alphatest_pars_fragment aomap_fragment aomap_pars_fragment begin_vertex beginnormal_vertex bsdfs color_fragment
  color_pars_fragment color_pars_vertex color_vertex colorspace_fragment colorspace_pars_fragment common defaultnormal_vertex
  dithering_fragment emissivemap_fragment lights_fragment_begin lights_fragment_end lights_fragment_maps lights_lambert_fragment
  lights_lambert_pars_fragment lights_pars_begin map_fragment map_pars_fragment meshbasic_frag meshbasic_vert meshlambert_frag
  meshlambert_vert normal_fragment_begin normal_pars_fragment normal_pars_vertex normal_vertex opaque_fragment
  premultiplied_alpha_fragment project_vertex specularmap_fragment specularmap_pars_fragment tonemapping_fragment uv_pars_fragment
  uv_pars_vertex uv_vertex worldpos_vertex`.split(/\s+/),
);

/** What else is left out, and what stands there instead. */
const REPLACED: [from: string | RegExp, to: string][] = [
  // For surroundings that are mirrored in things.
  [/new PMREMGenerator\( renderer \)/g, "new Object()"],
  // For tone mapping after the picture is drawn.
  [/new WebGLOutput\( [^)]+\)/g, "null"],
  // Shadows are painted onto the room when it is built.
  [/new WebGLShadowMap\( [^)]+\)/g, "{ enabled: false, autoUpdate: false, needsUpdate: false, type: 1, render() {} }"],
  // A table for physical materials.
  [/new Uint16Array\( \[[^\]]{2000,}\] \)/g, "new Uint16Array( 0 )"],
];

/** Leaves out of three.js what the room does not use. */
export function leanThree(): Plugin {
  return {
    name: "lean-three",
    apply: "build",
    transform(code, id) {
      if (!/[\\/]three[\\/]build[\\/]three\.module\.js$/.test(id)) return null;
      let lean = code.replace(/^const ShaderChunk = \{\n([^}]+)\n\};$/m, (_, table: string) => {
        const rows = table.replace(/^\t(\w+): [\w$]+(,?)$/gm, (row, name: string, comma: string) =>
          USED.has(name) ? row : `\t${name}: ""${comma}`,
        );
        return `const ShaderChunk = {\n${rows}\n};`;
      });
      if (lean === code) throw new Error("lean-three: this version of three.js has no table of shaders that it knows");
      for (const [from, to] of REPLACED) {
        const next = lean.replace(from, to);
        if (next === lean) throw new Error(`lean-three: this version of three.js has no ${String(from)}`);
        lean = next;
      }
      return { code: lean, map: null };
    },
  };
}
